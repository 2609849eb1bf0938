interface CompressionStep {
  /** Maximum length of the longer side in pixels. */
  side: number;
  /** 0 to 1. */
  quality: number;
}

/** Maximum size of an uploaded picture in bytes. */
export const maxCompressedBytes = 1024 * 1024;

/** Tried in order until the picture is small enough: lower quality first, then smaller dimensions. */
export const compressionSteps: readonly CompressionStep[] = [
  { side: 1920, quality: 0.85 },
  { side: 1920, quality: 0.75 },
  { side: 1920, quality: 0.62 },
  { side: 1920, quality: 0.5 },
  { side: 1440, quality: 0.5 },
  { side: 1080, quality: 0.5 },
  { side: 720, quality: 0.5 },
];

/** Dimensions scaled down to at most `side` on the longer side; never enlarged, at least 1 px. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Output type: JPEG and phones' HEIC become JPEG; others become WebP, which keeps transparency. */
export function outputTypeFor(type: string | null): 'image/jpeg' | 'image/webp' {
  return type === 'image/jpeg' || type === 'image/heic' ? 'image/jpeg' : 'image/webp';
}

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** File extension for a picture type, without the dot. */
export function fileExtension(type: string): string {
  return extensions[type] ?? 'jpg';
}
