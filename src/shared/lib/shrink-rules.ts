/** How pictures are made ready to be sent. Sides in pixels. */

interface Attempt {
  /** Longer side at most. */
  side: number;
  /** 0 to 1. */
  quality: number;
}

/** What a picture weighs at most when it is sent, in bytes. */
export const maxSentBytes = 1024 * 1024;

/** How a picture is written, tried one after the other until it is light enough: plainer first, then smaller. */
export const attempts: readonly Attempt[] = [
  { side: 1920, quality: 0.85 },
  { side: 1920, quality: 0.75 },
  { side: 1920, quality: 0.62 },
  { side: 1920, quality: 0.5 },
  { side: 1440, quality: 0.5 },
  { side: 1080, quality: 0.5 },
  { side: 720, quality: 0.5 },
];

/** Width and height of a picture brought down to `side` on its longer side; never enlarged, never below 1. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The type a picture is written in: photographs stay JPEG, others become WebP, which keeps transparency. */
export function encodingFor(type: string | null): 'image/jpeg' | 'image/webp' {
  return type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
}

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** How the name of a picture of this type ends, without the dot. */
export function extensionOf(type: string): string {
  return extensions[type] ?? 'jpg';
}
