import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockRealtimeSocket } from '../../../tests/live-socket';
import { setSession, someMember } from '../../../tests/render';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { useMemberChanges, type MemberChange } from './use-realtime-channel';

const other = { id: '22222222-2222-4222-8222-222222222222', email: 'lee@example.com' };
const topic = `member:${someMember.id}`;

function Listener({ changed, onChange }: { changed: MemberChange; onChange: () => void }) {
  useMemberChanges(changed, onChange);
  return null;
}

function renderListeners(...listeners: [MemberChange, () => void][]) {
  return render(
    <AuthProvider>
      {listeners.map(([changed, onChange], index) => (
        <Listener key={index} changed={changed} onChange={onChange} />
      ))}
    </AuthProvider>,
  );
}

const teller = () => vi.fn<() => void>();

let sockets: ReturnType<typeof mockRealtimeSocket>;

beforeAll(() => {
  sockets = mockRealtimeSocket();
});

beforeEach(() => {
  sockets.reset();
  setSession(someMember);
});

afterEach(() => {
  setSession(null);
});

describe('useMemberChanges', () => {
  it('notifies the listeners of a change over one private channel', async () => {
    const [notifications, connections, more] = [teller(), teller(), teller()];
    const view = renderListeners(
      ['notifications', notifications],
      ['connections', connections],
      ['notifications', more],
    );
    await waitFor(() => expect(notifications).toHaveBeenCalledOnce());
    expect(sockets.channels.joined).toEqual([{ topic, private: true, token: 'token-of-the-tests' }]);
    expect(connections).toHaveBeenCalledOnce();

    act(() => sockets.broadcast(topic, 'changed', { changed: 'notifications' }));
    expect(notifications).toHaveBeenCalledTimes(2);
    expect(more).toHaveBeenCalledTimes(2);
    expect(connections).toHaveBeenCalledOnce();
    view.unmount();
    await waitFor(() => expect(sockets.channels.left).toEqual([topic]));
  });

  it('rejoins and notifies after the server closes the channel', async () => {
    const heard = teller();
    const view = renderListeners(['connections', heard]);
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
    act(() => sockets.close(topic));
    await waitFor(() => expect(sockets.channels.joined).toHaveLength(2));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    act(() => sockets.broadcast(topic, 'changed', { changed: 'connections' }));
    expect(heard).toHaveBeenCalledTimes(3);
    view.unmount();
  });
});

describe('listeners', () => {
  it('shares a channel until the last listener unmounts; a remounted one gets a new channel', async () => {
    const [first, second] = [teller(), teller()];
    const one = renderListeners(['notifications', first]);
    const two = renderListeners(['blocks', second]);
    await waitFor(() => expect(first).toHaveBeenCalledOnce());
    one.unmount();
    act(() => sockets.broadcast(topic, 'changed', { changed: 'blocks' }));
    expect(second).toHaveBeenCalledTimes(2);
    expect(sockets.channels.left).toEqual([]);
    two.unmount();
    const again = renderListeners(['blocks', second]);
    await waitFor(() => expect(second).toHaveBeenCalledTimes(3));
    act(() => sockets.broadcast(topic, 'changed', { changed: 'blocks' }));
    expect(second).toHaveBeenCalledTimes(4);
    again.unmount();
  });

  it('joins no channel while signed out, and one channel per member', async () => {
    const heard = teller();
    const view = renderListeners(['notifications', heard]);
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
    setSession(null);
    await waitFor(() => expect(sockets.channels.left).toEqual([topic]));
    act(() => sockets.broadcast(topic, 'changed', { changed: 'notifications' }));
    expect(heard).toHaveBeenCalledOnce();
    setSession(other);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(sockets.channels.joined.at(-1)?.topic).toBe(`member:${other.id}`);
    view.unmount();
  });
});
