import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { setUpUser } from '../../../tests/user';
import { DecisionButton } from './decisions';
import { useQueueKeys } from './use-queue-keys';

const [approve, move] = [vi.fn<() => void>(), vi.fn<(step: number) => void>()];

function Queue() {
  const preview = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState(true);
  useQueueKeys(preview, { onMove: move, onUndo: () => undefined });
  return (
    <div ref={preview}>
      {typing ? <textarea aria-label="Reason" onChange={({ target }) => setTyping(target.value.length < 3)} /> : null}
      <DecisionButton decision="approve" onClick={approve}>
        Approve
      </DecisionButton>
      <DecisionButton decision="reject">Return</DecisionButton>
    </div>
  );
}

it('ignores the rest of a text whose field is gone, until a pause or Escape', async () => {
  const user = setUpUser();
  render(<Queue />);
  await user.click(screen.getByLabelText('Reason'));
  await user.keyboard('Add a jar, a jackal, and a map');
  expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
  expect(approve).not.toHaveBeenCalled();
  expect(move).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 750));
  await user.keyboard('a');
  expect(approve).toHaveBeenCalledOnce();
  // A reason follows, also if its dialog can't be downloaded.
  await user.keyboard('raj');
  expect(approve).toHaveBeenCalledOnce();
  expect(move).not.toHaveBeenCalled();
  await user.keyboard('{Escape}j');
  expect(move).toHaveBeenCalledOnce();
});
