/** The prompt shown, how much of it, and whether it's being deleted. */
export interface TypedFrame {
  prompt: number;
  length: number;
  deleting: boolean;
}

const typeMs = 50;
const deleteMs = 30;
const pauseMs = 6000;

export const firstFrame: TypedFrame = { prompt: 0, length: 0, deleting: false };

/**
 * The next frame of prompts that are typed out, held, and deleted in a loop, and the delay before it in milliseconds.
 * `prompts` must not be empty or contain empty strings.
 */
export function nextFrame(
  { prompt, length, deleting }: TypedFrame,
  prompts: readonly string[],
): { frame: TypedFrame; afterMs: number } {
  const full = prompts[prompt]?.length ?? 0;
  if (!deleting && length < full) return { frame: { prompt, length: length + 1, deleting }, afterMs: typeMs };
  if (!deleting) return { frame: { prompt, length: length - 1, deleting: true }, afterMs: pauseMs };
  if (length > 0) return { frame: { prompt, length: length - 1, deleting }, afterMs: deleteMs };
  return { frame: { prompt: (prompt + 1) % prompts.length, length: 1, deleting: false }, afterMs: typeMs };
}
