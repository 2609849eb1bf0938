/** How much of which prompt shows, and what happens to it next. */
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
 * One step of a text that types itself out, rests, and is deleted for the next one, for ever: the frame that
 * follows and after how many milliseconds. `prompts` must not be empty nor hold empty texts.
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
