import { describe, expect, it } from 'vitest';
import { firstFrame, nextFrame } from './typed-prompts';

/** The texts and delays of `count` frames. */
function play(prompts: readonly string[], count: number) {
  const seen: [string, number][] = [];
  let frame = firstFrame;
  for (let step = 0; step < count; step += 1) {
    const next = nextFrame(frame, prompts);
    frame = next.frame;
    seen.push([prompts[frame.prompt]?.slice(0, frame.length) ?? '', next.afterMs]);
  }
  return seen;
}

describe('nextFrame', () => {
  it('types at 50 ms, holds for 6 s, deletes at 30 ms, and loops', () => {
    expect(play(['ab', 'c'], 8)).toEqual([
      ['a', 50],
      ['ab', 50],
      ['a', 6000],
      ['', 30],
      ['c', 50],
      ['', 6000],
      ['a', 50],
      ['ab', 50],
    ]);
  });
});
