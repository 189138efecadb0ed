import { FileRefusal, fileTooLarge, readAnyText, readText } from './decode.ts';

const advice = 'Save the table as “CSV UTF-8” and try again.';
const utf8 = new TextDecoder('utf-8', { fatal: true });

type Part = string | number[];
const bytes = (...parts: Part[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const read = (...parts: Part[]) => readText(bytes(...parts), utf8);

function refusalOf(...parts: Part[]) {
  try {
    return `read as ${read(...parts)}`;
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return `${error.status} ${error.message}`;
  }
}

it.each([
  ['name\nMia\n', 'name\nMia\n'],
  ['name\r\nMia\r\n', 'name\nMia\n'],
  ['name\rMia\r', 'name\nMia\n'],
  ['name\r\n\nMia\r\rZoë', 'name\n\nMia\n\nZoë'],
  ['\ufeffname', 'name'],
  [' name ', ' name '],
])('readText reads the file %j as %j', (file, text) => {
  expect(read(file)).toBe(text);
});

it.each([
  ['nothing', ''],
  ['blank lines', '\r\n \n\t'],
  ['a byte order mark', '\ufeff'],
])('readText rejects a file of %s as empty', (_case, file) => {
  expect(refusalOf(file)).toBe('400 The file is empty. Its first line must name the columns.');
});

describe('readText given UTF-16', () => {
  it.each([
    ['little-endian', [0xff, 0xfe, 0x6e, 0]],
    ['big-endian', [0xfe, 0xff, 0, 0x6e]],
  ])('names the encoding, %s', (_case, file) => {
    expect(refusalOf(file)).toBe(`400 Line 1 cannot be read: the file is UTF-16. ${advice}`);
  });

  it.each([[[0xff, 0x6e]], [[0xfe, 0x6e]], [[0xff, 0xff]], [[0xfe, 0xfe]], [[0x6e, 0xfe]], [[0x6e, 0xff]]])(
    'does not mistake a file that begins with %p for it',
    (file) => {
      expect(refusalOf(file)).toBe(`400 Line 1 is not UTF-8 text. ${advice}`);
    },
  );
});

// Covers ASVS 5.2.2, 5.2.3.
describe('readText given a file that is not CSV', () => {
  it.each<[string, Part[]]>([
    ['a workbook', ['PK', [3, 4]]],
    ['an empty archive', ['PK', [5, 6]]],
    ['an old workbook', [[0xd0, 0xcf, 0x11, 0xe0]]],
    ['a PDF', ['%PDF']],
    ['a PNG', [[0x89], 'PNG']],
    ['a JPEG', [[0xff, 0xd8, 0xff]]],
    ['a GIF', ['GIF8']],
    ['a gzip archive', [[0x1f, 0x8b]]],
    ['a 7z archive', ['7z', [0xbc, 0xaf]]],
    ['a program', [[0x7f], 'ELF']],
    ['a database', ['SQLite f']],
  ])('recognizes it by its first bytes: %s', (_case, beginning) => {
    expect(refusalOf(...beginning, 'name,ageGroup\n')).toBe(`415 This is not a CSV file. ${advice}`);
  });

  it.each(['PK,name', '%PD', 'GIF 8', '7zip', 'SQLite name', 'nameGIF8'])(
    'accepts a CSV file that begins with %s',
    (text) => {
      expect(read(text)).toBe(text);
    },
  );

  const filledTo = (size: number, ...controls: number[]) => bytes(controls, 'x'.repeat(size - controls.length));

  it.each([
    ['4 control characters of 199', filledTo(199, 1, 2, 3, 4), true],
    ['4 control characters of 200', filledTo(200, 1, 2, 3, 4), false],
    ['3 control characters of 10', filledTo(10, 1, 2, 3), false],
    ['control characters far from the beginning', bytes('x'.repeat(4096), Array<number>(200).fill(1)), false],
  ])('judges by the number of control characters: %s', (_case, file, isBinary) => {
    expect(refusalOf([...file]).startsWith('415 ')).toBe(isBinary);
  });

  it.each([
    [1, true],
    [8, true],
    [9, false],
    [10, false],
    [13, false],
    [14, true],
    [31, true],
    [32, false],
    [126, false],
    [127, true],
  ])('counts byte %i as a control character: %p', (byte, isBinary) => {
    expect(refusalOf([...filledTo(10, byte, byte, byte, byte)]).startsWith('415 ')).toBe(isBinary);
  });
});

it.each([
  [1, '\0name'],
  [1, 'na\0me\n'],
  [2, 'name\nM\0ia\n'],
  [3, 'name\r\nMia\r\nZ\0oë'],
  [3, 'name\rMia\rZ\0oë'],
  [4, 'name\n\r\n\n\0'],
  [2, 'name\nM\0ia\nZ\0oë'],
  [1, '\0n\0a\0m\0e'],
])('readText names line %i as the first with a NUL in %j', (line, file) => {
  expect(refusalOf(file)).toBe(`400 Line ${line} holds a NUL character. ${advice}`);
});

describe('readText given a file that is not UTF-8', () => {
  const latin1 = (text: string) => [...Buffer.from(text, 'latin1')];

  it.each([
    [1, 'é'],
    [1, 'é\né\né'],
    [2, 'name\né\nname\nname\n'],
    [3, 'name\nname\né\nname\n'],
    [4, 'name\nname\nname\né'],
    [5, 'name\nname\nname\n\né\n'],
    [3, 'name\r\nname\r\né\r\n'],
    [3, 'name\rname\ré\r'],
  ])('names line %i as the first wrong one in %j', (line, text) => {
    expect(refusalOf(latin1(text))).toBe(`400 Line ${line} is not UTF-8 text. ${advice}`);
  });
});

it.each([
  [2 * 1024 * 1024, '2 MB'],
  [512 * 1024, '0.5 MB'],
])('fileTooLarge expresses %i bytes as %s', (maxBytes, size) => {
  expect(fileTooLarge(maxBytes)).toMatchObject({ status: 413, message: `The file is larger than ${size}` });
});

describe('readAnyText', () => {
  const decoders = {
    'utf-8': utf8,
    'utf-16le': new TextDecoder('utf-16le'),
    'utf-16be': new TextDecoder('utf-16be'),
    'windows-1252': new TextDecoder('windows-1252'),
  };
  const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const swapped = (file: Uint8Array) => Uint8Array.from(Buffer.from(file).swap16());

  it.each([
    ['utf-8', bytes('name\r\nJörg Strauß\n')],
    ['utf-16le', utf16('name\r\nJörg Strauß\n')],
    ['utf-16be', swapped(utf16('name\r\nJörg Strauß\n'))],
    ['windows-1252', Uint8Array.from(Buffer.from('name\r\nJörg Strauß\n', 'latin1'))],
  ])('reads %s', (encoding, file) => {
    expect(readAnyText(file, decoders)).toEqual({ text: 'name\nJörg Strauß\n', encoding });
  });

  it.each([
    ['a workbook', bytes('PK', [3, 4, 20, 0])],
    ['UTF-16 without its mark', Uint8Array.from(Buffer.from('name\n', 'utf16le'))],
    ['nothing', bytes('')],
    ['a mark alone', utf16('')],
  ])('refuses %s', (_case, file) => {
    expect(() => readAnyText(file, decoders)).toThrow(FileRefusal);
  });
});
