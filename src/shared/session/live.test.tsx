import { act, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForSockets } from '../../../tests/live-socket';
import { signedInAs, someMember } from '../../../tests/render';
import { AuthProvider } from './auth-provider';
import { useLive, type Changed } from './live';

const other = { id: '22222222-2222-4222-8222-222222222222', email: 'lee@example.com' };
const topic = `member:${someMember.id}`;

function Listener({ changed, onChange }: { changed: Changed; onChange: () => void }) {
  useLive(changed, onChange);
  return null;
}

function renderListeners(...listeners: [Changed, () => void][]) {
  return render(
    <AuthProvider>
      {listeners.map(([changed, onChange], index) => (
        <Listener key={index} changed={changed} onChange={onChange} />
      ))}
    </AuthProvider>,
  );
}

const teller = () => vi.fn<() => void>();

let sockets: ReturnType<typeof listenForSockets>;

beforeAll(() => {
  sockets = listenForSockets();
});

beforeEach(() => {
  sockets.forget();
  signedInAs(someMember);
});

afterEach(() => {
  signedInAs(null);
});

describe('what a member is told of', () => {
  it('goes to those who wait for it, over one private channel joined with the session’s token', async () => {
    const [notifications, connections, more] = [teller(), teller(), teller()];
    const view = renderListeners(
      ['notifications', notifications],
      ['connections', connections],
      ['notifications', more],
    );
    await vi.waitFor(() => expect(notifications).toHaveBeenCalledOnce());
    expect(sockets.seen.joined).toEqual([{ topic, private: true, token: 'token-of-the-tests' }]);
    expect(connections).toHaveBeenCalledOnce();

    act(() => sockets.say(topic, 'changed', { changed: 'notifications' }));
    expect(notifications).toHaveBeenCalledTimes(2);
    expect(more).toHaveBeenCalledTimes(2);
    expect(connections).toHaveBeenCalledOnce();
    view.unmount();
    await vi.waitFor(() => expect(sockets.seen.left).toEqual([topic]));
  });

  it('is told again after a broken connection, for what passed unseen', async () => {
    const heard = teller();
    const view = renderListeners(['connections', heard]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    act(() => sockets.breakAll());
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    view.unmount();
  });

  it('is told again after the server closed the channel, as when its token ran out', async () => {
    const heard = teller();
    const view = renderListeners(['connections', heard]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    act(() => sockets.close(topic));
    await vi.waitFor(() => expect(sockets.seen.joined).toHaveLength(2), { timeout: 10_000 });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    act(() => sockets.say(topic, 'changed', { changed: 'connections' }));
    expect(heard).toHaveBeenCalledTimes(3);
    view.unmount();
  });
});

describe('who listens', () => {
  it('the channel stays while anybody does, and one that is mounted again at once gets a new one', async () => {
    const [first, second] = [teller(), teller()];
    const one = renderListeners(['notifications', first]);
    const two = renderListeners(['blocks', second]);
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
    one.unmount();
    act(() => sockets.say(topic, 'changed', { changed: 'blocks' }));
    expect(second).toHaveBeenCalledTimes(2);
    expect(sockets.seen.left).toEqual([]);
    two.unmount();
    const again = renderListeners(['blocks', second]);
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(3));
    act(() => sockets.say(topic, 'changed', { changed: 'blocks' }));
    expect(second).toHaveBeenCalledTimes(4);
    again.unmount();
  });

  it('nobody while nobody is signed in; another member listens to their own', async () => {
    const heard = teller();
    const view = renderListeners(['notifications', heard]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    signedInAs(null);
    await vi.waitFor(() => expect(sockets.seen.left).toEqual([topic]));
    act(() => sockets.say(topic, 'changed', { changed: 'notifications' }));
    expect(heard).toHaveBeenCalledOnce();
    signedInAs(other);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(sockets.seen.joined.at(-1)?.topic).toBe(`member:${other.id}`);
    view.unmount();
  });
});
