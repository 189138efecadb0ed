import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import { limits, messages } from '@touchline/domain';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks of how to show the pixels, with their most bytes, so that none can hold text, a location or another file. */
const maxBytes: Record<string, number> = {
  IHDR: 13,
  PLTE: 768,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  pHYs: 9,
  sBIT: 4,
  bKGD: 6,
  cICP: 4,
  IDAT: Infinity,
};
const animation = ['acTL', 'fcTL', 'fdAT'];

/** The samples of a pixel, and the depths that the format allows, by colour type. */
const colourTypes: Record<number, { samples: number; depths: number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

interface Chunk {
  type: string;
  data: Buffer;
}

const damaged = () => new BadRequestException(messages.crestDamaged);

/** Rejects a file that is not a still PNG of a crest's size, or that contains anything besides the picture. */
export async function assertCrest(file: Buffer): Promise<void> {
  if (!file.subarray(0, signature.length).equals(signature))
    throw new UnsupportedMediaTypeException(messages.crestNotPng);
  const chunks = chunksOf(file);
  const foreign = chunks.find(({ type, data }) => data.length > (maxBytes[type] ?? -1));
  if (foreign && animation.includes(foreign.type)) throw new BadRequestException(messages.crestKind);
  if (foreign) throw new BadRequestException(messages.crestHoldsText(foreign.type));

  const header = headerOf(chunks);
  const pixels = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  await assertPixels(pixels, bytesOfPixels(header));
}

/** The content of the first chunk; rejects an order that browsers do not draw. */
function headerOf(chunks: Chunk[]): Buffer {
  const types = chunks.map(({ type }) => type);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13 || types.at(-1) !== 'IEND') throw damaged();
  // All pixels stand together and last; every other chunk stands once.
  const firstPixels = types.indexOf('IDAT');
  const [before, after] = [types.slice(0, firstPixels), types.slice(firstPixels, -1)];
  if (firstPixels < 0 || after.some((type) => type !== 'IDAT')) throw damaged();
  if (new Set(before).size < before.length || before.includes('IEND')) throw damaged();

  const palette = chunks.find(({ type }) => type === 'PLTE');
  const colourType = header.data[9];
  const needsPalette = colourType === 3;
  const isGrey = colourType === 0 || colourType === 4;
  if (palette ? isGrey || palette.data.length % 3 > 0 : needsPalette) throw damaged();
  return header.data;
}

/** The chunks of a file that consists of nothing else. */
function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at < file.length;) {
    if (at + 12 > file.length) throw damaged();
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) throw damaged();
    const type = file.toString('latin1', at + 4, at + 8);
    if (!/^[a-zA-Z]{4}$/.test(type)) throw damaged();
    chunks.push({ type, data: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** The size of the picture's rows, each with its filter, according to its header. */
function bytesOfPixels(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colourType = 0, compression, filter, interlace] = header.subarray(8);
  const { maxPixels } = limits.crest;
  if (width === 0 || height === 0 || compression !== 0 || filter !== 0) throw damaged();
  if (width > maxPixels || height > maxPixels) throw new BadRequestException(messages.crestTooWide);
  const kind = colourTypes[colourType];
  if (!kind?.depths.includes(depth)) throw damaged();
  if (interlace !== 0) throw new BadRequestException(messages.crestKind);
  return height * (1 + Math.ceil((width * kind.samples * depth) / 8));
}

/** What `inflate` returns with `info`; `engine` knows how many bytes it has read. */
interface Unpacked {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

const unpack = promisify<Buffer, { maxOutputLength: number; info: true }, Unpacked>(inflate as never);

/** The pixels must fill the picture exactly and use all compressed bytes, so that nothing can hide behind them. */
async function assertPixels(compressed: Buffer, size: number): Promise<void> {
  const unpacked = await unpack(compressed, { maxOutputLength: size, info: true }).catch(() => null);
  if (unpacked?.buffer.length !== size || unpacked.engine.bytesWritten !== compressed.length) throw damaged();
}
