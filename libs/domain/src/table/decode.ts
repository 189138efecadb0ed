/** Rejects a file as a whole; users read the message. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';

  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

export const fileTooLarge = (maxBytes: number): FileRefusal =>
  new FileRefusal(413, `The file is larger than ${Math.round((maxBytes / 1024 / 1024) * 10) / 10} MB`);

/** A `TextDecoder`, passed in because domain code has no platform types; that of UTF-8 is `fatal`. */
interface Decoder {
  decode(bytes: Uint8Array): string;
}

/** How the letters of a file are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const advice = 'Save the table as “CSV UTF-8” and try again.';

/**
 * The text of a file in any of these encodings: UTF-16 has a mark, and what is not UTF-8 is read as Windows-1252, so that somebody has to
 * look at the letters before it is used. With `\n` as line breaks and without a byte order mark.
 */
export function readAnyText(
  file: Uint8Array,
  decoders: Record<Encoding, Decoder>,
): { text: string; encoding: Encoding } {
  const encoding = encodingOf(file, decoders['utf-8']);
  const isRead = encoding === 'utf-16le' || encoding === 'utf-16be';
  if (!isRead) refuseUnreadable(file);
  return { text: withLineBreaks(decoders[encoding].decode(file)), encoding };
}

function encodingOf(file: Uint8Array, utf8: Decoder): Encoding {
  if (isUtf16(file)) return file[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return decoded(file, utf8) === null ? 'windows-1252' : 'utf-8';
}

/** The text of a UTF-8 file, with `\n` as line breaks and without a byte order mark. */
export function readText(file: Uint8Array, utf8: Decoder): string {
  if (isUtf16(file)) throw new FileRefusal(400, `Line 1 cannot be read: the file is UTF-16. ${advice}`);
  refuseUnreadable(file);
  const text = decoded(file, utf8);
  if (text === null) throw new FileRefusal(400, `Line ${undecodableLine(file, utf8)} is not UTF-8 text. ${advice}`);
  return withLineBreaks(text);
}

function refuseUnreadable(file: Uint8Array): void {
  if (isBinary(file)) throw new FileRefusal(415, `This is not a CSV file. ${advice}`);
  const nul = file.indexOf(0);
  if (nul >= 0) throw new FileRefusal(400, `Line ${lineAt(file, nul)} holds a NUL character. ${advice}`);
}

function withLineBreaks(text: string): string {
  if (text.trim() === '') throw new FileRefusal(400, 'The file is empty. Its first line must name the columns.');
  return text.replace(/\r\n?/g, '\n');
}

const isUtf16 = (file: Uint8Array) => (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);

/** First bytes of files that are not CSV but are sent by mistake. */
const signatures: (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04], // zip: xlsx, ods, numbers
  [0x50, 0x4b, 0x05, 0x06], // an empty zip
  [0xd0, 0xcf, 0x11, 0xe0], // xls
  [0x25, 0x50, 0x44, 0x46], // pdf
  [0x89, 0x50, 0x4e, 0x47], // png
  [0xff, 0xd8, 0xff], // jpeg
  [0x47, 0x49, 0x46, 0x38], // gif
  [0x1f, 0x8b], // gzip
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
  [0x7f, 0x45, 0x4c, 0x46], // a program
  [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66], // a database
];

/** Recognised by its first bytes or its control characters. NUL bytes do not count, because UTF-16 text has them, too. */
function isBinary(file: Uint8Array): boolean {
  if (signatures.some((signature) => signature.every((byte, index) => file[index] === byte))) return true;
  const sample = file.subarray(0, 4096);
  const controls = sample.reduce((count, byte) => count + Number(isControl(byte)), 0);
  return controls > 3 && controls / sample.length > 0.02;
}

const isControl = (byte: number) => (byte > 0 && byte < 9) || (byte > 13 && byte < 32) || byte === 127;

function decoded(file: Uint8Array, utf8: Decoder): string | null {
  try {
    return utf8.decode(file);
  } catch {
    return null;
  }
}

/** Finds the first invalid line by binary search. */
function undecodableLine(file: Uint8Array, utf8: Decoder): number {
  const starts = lineStarts(file);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (decoded(file.subarray(0, starts[middle + 1]), utf8) === null) high = middle;
    else low = middle + 1;
  }
  return low + 1;
}

const lineAt = (file: Uint8Array, index: number) => lineStarts(file.subarray(0, index)).length;

/** The index of the first byte of each line. */
function lineStarts(file: Uint8Array): number[] {
  const starts = [0];
  for (let at = 0; at < file.length; at++) {
    if (file[at] === 10 || (file[at] === 13 && file[at + 1] !== 10)) starts.push(at + 1);
  }
  return starts;
}
