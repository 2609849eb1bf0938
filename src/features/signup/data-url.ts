/** A picture as text, for storage that holds nothing else. */
export function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')));
    reader.readAsDataURL(picture);
  });
}

/** The picture that a data URL of ours holds; null when it holds none. */
export function fromDataUrl(url: string): Blob | null {
  const base64 = /^data:image\/jpeg;base64,(.+)$/.exec(url)?.[1];
  if (!base64) return null;
  try {
    return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/jpeg' });
  } catch {
    return null;
  }
}
