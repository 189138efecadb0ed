import { limits } from '@touchline/domain';

/** Pixels of the longer side, from what every place can show down to what must fit. */
const sizes = [512, 384, 256, 128];

/**
 * Draws a picture again as a PNG of at most 512 × 512 pixels, which drops everything in the file but the picture, such as the place
 * where it was taken. Null for a file that the browser cannot draw.
 */
export async function redraw(file: File): Promise<File | null> {
  try {
    const picture = await load(await addressOf(file));
    for (const size of sizes) {
      const png = await draw(picture, size);
      if (png && png.size <= limits.crest.maxBytes) return new File([png], 'crest.png', { type: 'image/png' });
    }
  } catch {
    // Not a picture that this browser knows.
  }
  return null;
}

/** The content as an address, which the page's policy lets a picture have. */
export const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });

async function load(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

function draw(picture: HTMLImageElement, most: number): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = picture;
  // A drawing of lines may have no size of its own.
  const [wide, high] = width && height ? [width, height] : [most, most];
  const scale = Math.min(1, most / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
