import { crc32, deflateSync } from 'node:zlib';
import { type ApiResponse, type Api } from './api.ts';
import { type ClubApp } from './club-app.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

interface PngOptions {
  width?: number;
  height?: number;
  depth?: number;
  colourType?: number;
  interlace?: number;
  /** Chunks between the header and the pixels. */
  extra?: Buffer[];
  /** By default as many zeros as the header asks for, with 8 bits for red, green, blue and opacity. */
  pixels?: Buffer;
  /** Bytes behind the compressed pixels, in their chunk. */
  hidden?: Buffer;
}

/** A PNG file, valid unless the options make it otherwise. */
export function png({ width = 2, height = 2, depth = 8, colourType = 6, interlace = 0, ...parts }: PngOptions = {}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType, 0, 0, interlace], 8);
  const pixels = parts.pixels ?? Buffer.alloc(Math.min(height, 2000) * (1 + Math.min(width, 2000) * 4));
  const chunks = [
    chunk('IHDR', header),
    ...(parts.extra ?? []),
    chunk('IDAT', Buffer.concat([deflateSync(pixels), parts.hidden ?? Buffer.alloc(0)])),
    chunk('IEND'),
  ];
  return Buffer.concat([signature, ...chunks]);
}

/** Sends a file as the club's crest. */
export function putCrest(api: Api, file: Uint8Array): Promise<ApiResponse> {
  const form = new FormData();
  form.append('file', new File([file], 'crest.png', { type: 'image/png' }));
  return api.put('/api/club/crest', undefined, { raw: form });
}

/** Gives the club a crest, without the API. */
export const buildCrest = ({ database }: Pick<ClubApp, 'database'>): Promise<unknown> =>
  database.query(
    `INSERT INTO club_settings (crest, crest_version) VALUES ($1, 'v1')
     ON CONFLICT (is_only) DO UPDATE SET crest = excluded.crest, crest_version = excluded.crest_version`,
    [png()],
  );
