import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadReceipts } from '@/features/messaging/components/read-receipts';
// The screen loads it on first use, which takes long on a busy machine.
import '@/features/messaging/components/thread/conversation';
import { UnreadLink } from '@/features/messaging/components/unread-link';
import ListingScreen from '@/routes/app/listing-screen';
import MessagesScreen from '@/routes/app/messages-screen';
import { paths } from '@/domain/site/paths';
import { mockRealtimeSocket } from '../live-socket';
import { listing, listingId, rpc } from '../msw/listings';
import { member, sellerId } from '../msw/members';
import { toast } from '@/kit/ui/toast';
import { attachment, messagesBackend, mailbox, message, side, type Mailbox } from '../msw/messages';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

describe('the inbox and its conversations', () => {
  const channel = `member:${someMember.id}`;
  /** The two IDs, in order. */
  const typingChannel = `conversation:${[someMember.id, sellerId].toSorted().join(':')}`;
  let sockets: ReturnType<typeof mockRealtimeSocket>;
  let box: Mailbox;

  layOutVirtualLists({ window: 600, row: 50 });
  beforeAll(() => {
    sockets = mockRealtimeSocket();
  });
  beforeEach(() => {
    sockets.reset();
    box = mailbox();
    server.use(...messagesBackend(box), rows('users', [member({ id: someMember.id, membership_tier: 'pro' })]));
  });

  const screens = (
    <>
      <UnreadLink />
      <MessagesScreen />
    </>
  );
  const open = (at = paths.conversation(sellerId)) =>
    renderScreen(screens, {
      at,
      path: paths.conversation(':id'),
      routes: <Route path={paths.messages} element={screens} />,
      user: someMember,
    });
  const field = () => screen.findByRole('textbox', { name: 'Message Sam Seller' });
  const thread = () => screen.findByRole('region', { name: 'Messages with Sam Seller' });
  const inbox = async () => within(await screen.findByRole('navigation', { name: 'Conversations' }));
  const broadcastChange = () => act(() => sockets.broadcast(channel, 'changed', { changed: 'messages' }));
  const joined = (topic: string) =>
    waitFor(() => expect(sockets.channels.joined.map((one) => one.topic)).toContain(topic));

  describe('the inbox', () => {
    it('loads the next page after the last row’s time and id', async () => {
      const page = Array.from({ length: 20 }, (_, index) =>
        side({
          id: `dddddddd-0000-4000-8000-0000000000${index + 10}`,
          conversation_id: `c${index}`,
          other_id: `u${index}`,
          last_message_at: `2026-11-20T10:00:${59 - index}+00:00`,
        }),
      );
      const requests: string[] = [];
      server.use(
        http.get(`${backendUrl}/rest/v1/conversation_members`, ({ request }) => {
          const after = new URL(request.url).searchParams.get('or');
          if (after) requests.push(after);
          return HttpResponse.json(after ? [side({ id: 'last' })] : page);
        }),
      );
      const { user } = open(paths.messages);
      await user.click(await screen.findByRole('button', { name: 'Show more conversations' }));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Show more conversations' })).not.toBeInTheDocument(),
      );
      expect(requests).toEqual([expect.stringContaining(`id.lt.${page.at(-1)?.id}`)]);
    });

    it('updates live and announces new messages politely', async () => {
      open(paths.messages);
      await (await inbox()).findByRole('link', { name: /See you at noon/ });
      await joined(channel);
      box.sides = [
        side({
          unread: 1,
          conversation: { last_preview: 'Are you there?', last_user_id: sellerId, other_read_at: null },
        }),
      ];
      broadcastChange();
      expect(await (await inbox()).findByRole('link', { name: /Are you there\?.*1 unread/ })).toBeVisible();
      expect(await screen.findByText('New message, 1 unread')).toHaveRole('status');
    });
  });

  describe('searching and writing', () => {
    it('finds conversations, and keeps the search while one is open', async () => {
      const sent: unknown[] = [];
      const { created_at } = message(1);
      server.use(
        rpc('search_messages', (args) => {
          sent.push(args);
          const conversation = { last_preview: '', sides: [side()] };
          return [{ user_id: sellerId, content: 'The roof is new', created_at, conversation }];
        }),
      );
      const { user } = open(paths.messages);
      await user.type(await screen.findByRole('textbox', { name: 'Search messages' }), 'roof{Enter}');
      await user.click(await screen.findByRole('link', { name: /The roof is new/ }));
      expect(await screen.findByText('1 conversation found')).toBeInTheDocument();
      expect(sent).toEqual([{ search: 'roof', page_size: 50 }]);
      expect(screen.getByTestId('address')).toHaveTextContent(`${paths.conversation(sellerId)}?search=roof`);
      expect(await screen.findByRole('link', { name: 'All messages' })).toHaveAttribute(
        'href',
        `${paths.messages}?search=roof`,
      );
    });

    it('says so when nothing is found', async () => {
      server.use(rpc('search_messages', () => []));
      open(`${paths.messages}?search=pool`);
      expect(await screen.findByText('No messages with “pool”.')).toBeVisible();
    });

    it('opens the conversation with the chosen member', async () => {
      box.sides = [];
      const asked: unknown[] = [];
      server.use(
        rpc('members_to_message', (args) => {
          asked.push(args);
          return [member({ id: sellerId, name: 'Sam Seller' })];
        }),
      );
      const { user } = open(paths.messages);
      await user.click(await screen.findByRole('button', { name: 'New message' }));
      expect(await screen.findByRole('textbox', { name: 'To' })).toHaveFocus();
      await user.keyboard('sam{Enter}');
      await waitFor(() => expect(asked).toContainEqual({ search: 'sam' }));
      await user.click(await screen.findByRole('link', { name: /Sam Seller/ }));
      expect(await field()).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  describe('a conversation', () => {
    it('opens from the inbox, shows the messages, and is marked as read up to the newest', async () => {
      box.sides = [side({ unread: 1 })];
      const { user } = open(paths.messages);
      await user.click(await (await inbox()).findByRole('link', { name: /Sam Seller/ }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Sam Seller' })).toBeInTheDocument();
      const list = within(await thread());
      expect(await list.findByText('Message 1')).toBeVisible();
      expect(list.getByText('This is the beginning of your conversation with Sam Seller.')).toBeVisible();
      expect(list.getByText(/January 15/)).toBeVisible();
      expect(list.getByText('New')).toBeVisible();
      expect(list.getAllByText('Sam Seller:')).toHaveLength(2);
      expect(list.getByText(/· Sent$/)).toBeVisible();
      await waitFor(() => expect(box.readUntil).toEqual([message(3).created_at]));
      expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
      expect(document.title).toMatch(/^Sam Seller/);
      expect(screen.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute('href', paths.member(sellerId));
    });

    it('leaves a conversation unread while the tab is hidden', async () => {
      box.sides = [side({ unread: 1 })];
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      open();
      await within(await thread()).findByText('Message 3');
      expect(box.readUntil).toEqual([]);
      visibility.mockReturnValue('visible');
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(box.readUntil).toHaveLength(1));
      visibility.mockRestore();
    });

    it('loads older messages on scroll and renders only visible ones', async () => {
      box.messages = Array.from({ length: 90 }, (_, index) => message(index + 1));
      const { container } = open();
      const list = within(await thread());
      await list.findByText('Message 90');
      expect(list.queryByText('Message 61')).not.toBeInTheDocument();
      expect(container.querySelectorAll('section section li, section section time').length).toBeLessThan(30);
      // Older messages aren’t loaded until the reader scrolls up.
      expect(box.cursors.filter(Boolean)).toEqual([]);
      const region = await thread();
      region.scrollTop = 0;
      fireEvent.scroll(region);
      await waitFor(() => expect(box.cursors).toContain(message(61).created_at));
      expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    });

    it('offers Retry when newer messages can’t be loaded', async () => {
      open();
      const list = within(await thread());
      await list.findByText('Message 3');
      await joined(channel);
      box.messages.push(message(5));
      server.use(failing('messages'));
      broadcastChange();
      expect(await screen.findByText(/We couldn’t load newer messages/)).toBeVisible();
      expect(list.getByText('Message 3')).toBeVisible();
      server.use(...messagesBackend(box));
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await list.findByText('Message 5')).toBeVisible();
      expect(screen.queryByText(/We couldn’t load newer messages/)).not.toBeInTheDocument();
    });
  });

  describe('the composer', () => {
    it.each([true, false])('takes the focus unless something above the screen has it: %s', async (isElsewhere) => {
      vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
      const above = document.createElement('button');
      document.body.append(above);
      if (isElsewhere) above.focus();
      open();
      const text = await field();
      expect(isElsewhere ? above : text).toHaveFocus();
      above.remove();
    });

    it('sends on Enter, but not on Shift+Enter, when blank, or during IME composition', async () => {
      const { user } = open();
      const text = await field();
      await user.type(text, '   {Enter}');
      expect(box.sent).toEqual([]);
      await user.clear(text);
      await user.type(text, 'Two{Shift>}{Enter}{/Shift}lines');
      fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
      fireEvent.keyDown(text, { key: 'Enter', keyCode: 229 });
      expect(box.sent).toEqual([]);
      await user.type(text, '{Enter}');
      expect(text).toHaveValue('');
      expect(text).toHaveFocus();
      await waitFor(() =>
        expect(box.sent).toEqual([
          expect.objectContaining({ recipient_id: sellerId, content: 'Two\nlines', attachments: [] }),
        ]),
      );
      expect(await within(await thread()).findByText(/Two\s+lines/)).toBeVisible();
      expect(await within(await thread()).findByText(/· Sent$/)).toBeVisible();
    });

    it('shows a failed message with the error, and retries it with the same id', async () => {
      const refusal = 'You can send 30 messages a minute.';
      const ids: string[] = [];
      server.use(
        http.post(`${backendUrl}/rest/v1/rpc/send_message`, async ({ request }) => {
          ids.push(((await request.json()) as { message_id: string }).message_id);
          return HttpResponse.json({ code: 'P0001', message: refusal }, { status: 400 });
        }),
      );
      const { user } = open();
      await user.type(await field(), 'Hello{Enter}');
      expect(await screen.findByText('Not sent.')).toBeVisible();
      expect(screen.getByText(new RegExp(refusal))).toBeVisible();

      server.use(...messagesBackend(box));
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(box.sent.map(({ message_id }) => message_id)).toEqual(ids));
      await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
      expect(within(await thread()).getAllByText('Hello')).toHaveLength(1);
    });

    it('restores a draft per conversation across navigation and reloads', async () => {
      const { user, unmount } = open();
      await user.type(await field(), 'Half a');
      await user.click(screen.getByRole('link', { name: 'Messages' }));
      expect(await screen.findByText('Select a conversation to read it here.')).toBeInTheDocument();
      await user.click(await (await inbox()).findByRole('link', { name: /Sam Seller/ }));
      expect(await field()).toHaveValue('Half a');
      unmount();
      open();
      expect(await field()).toHaveValue('Half a');
    });
  });

  describe('the first message', () => {
    beforeEach(() => {
      box.sides = [];
      box.messages = [];
      server.use(rows('users', [member({ id: sellerId, name: 'Sam Seller' })]));
    });

    it('creates the conversation', async () => {
      const { user } = open();
      expect(await screen.findByText('This is the beginning of your conversation with Sam Seller.')).toBeVisible();
      const text = await field();
      await user.type(text, 'Hello{Enter}');
      expect(await within(await thread()).findByText(/· Sent$/)).toBeVisible();
      expect(within(await thread()).getAllByText('Hello')).toHaveLength(1);
      expect(text).toHaveFocus();
      expect(await (await inbox()).findByRole('link', { name: /Sam Seller/ })).toHaveAttribute('aria-current', 'page');
    });

    it('shows the reason instead of the composer if the viewer can’t send it', async () => {
      box.refusal = 'Messages to members you’re not connected to are for Closer and Partner members.';
      server.use(rows('users', [member({ id: sellerId, name: 'Sam Seller', membership_tier: 'free' })]));
      open();
      expect(await screen.findByText(box.refusal)).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Upgrade' })).toHaveAttribute(
        'href',
        paths.membershipFor(screen.getByTestId('address').textContent),
      );
      expect(screen.queryByRole('textbox', { name: /^Message/ })).not.toBeInTheDocument();
    });
  });

  describe('an unavailable partner', () => {
    it('behind a block leaves the messages and the reason why the viewer can’t write', async () => {
      box.refusal = 'You can’t message this member.';
      box.sides = [side({ other: null })];
      open();
      expect(await screen.findByRole('heading', { level: 1, name: 'A member' })).toBeVisible();
      expect(await screen.findByText(box.refusal)).toBeVisible();
      expect(await screen.findByText('Message 3')).toBeVisible();
      expect(screen.queryByRole('textbox', { name: /^Message/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
      expect(sockets.channels.joined.map(({ topic }) => topic)).not.toContain(typingChannel);
    });
  });

  describe('the typing indicator', () => {
    it('shows while the partner types and ends with the message', async () => {
      open();
      await within(await thread()).findByText('Message 3');
      await joined(typingChannel);
      await joined(channel);
      act(() => sockets.broadcast(typingChannel, 'typing', { member: someMember.id }));
      expect(screen.queryByText('Sam Seller is typing')).not.toBeInTheDocument();
      act(() => sockets.broadcast(typingChannel, 'typing', { member: sellerId }));
      expect((await screen.findByText('Sam Seller is typing')).parentElement).toHaveRole('status');
      broadcastChange();
      await waitFor(() => expect(screen.queryByText('Sam Seller is typing')).not.toBeInTheDocument());
    });
  });

  describe('attachments', () => {
    it('downloads attachments through a link that is made at the click', async () => {
      box.messages = [message(1, { attachments: [attachment({ path: 'a/b/1-terms.pdf', name: 'terms.pdf' })] })];
      const { user } = open();
      const download = await within(await thread()).findByRole('button', { name: /^Download terms\.pdf, / });
      expect(box.signed).toEqual([]);
      const failed = vi.spyOn(toast, 'error');
      server.use(http.post(`${backendUrl}/functions/v1/open-file`, () => HttpResponse.json({ files: [] })));
      await user.click(download);
      await waitFor(() =>
        expect(failed).toHaveBeenCalledWith('We couldn’t download the file', {
          description: 'You no longer have access to it.',
        }),
      );
    });

    it('renews an expired URL once, then shows an error with Retry', async () => {
      box.messages = [
        message(1, {
          attachments: [attachment({ path: 'a/b/1-house.jpg', name: 'house.jpg', mime_type: 'image/jpeg' })],
        }),
      ];
      const { user } = open();
      const list = within(await thread());
      fireEvent.error(await list.findByRole('img', { name: 'house.jpg' }));
      await waitFor(() =>
        expect(list.getByRole('img', { name: 'house.jpg' })).toHaveAttribute('src', expect.stringContaining('token=2')),
      );
      fireEvent.error(list.getByRole('img', { name: 'house.jpg' }));
      expect(await list.findByText(/We couldn’t load house\.jpg/)).toBeVisible();
      await user.click(list.getByRole('button', { name: 'Retry' }));
      expect(await list.findByRole('img', { name: 'house.jpg' })).toBeVisible();
    });

    const pdf = new File(['%PDF-1.7'], 'terms.pdf', { type: 'application/pdf' });
    const choose = async (user: ReturnType<typeof open>['user'], ...files: File[]) => {
      await field();
      const [input] = screen.getAllByLabelText('Attach a file', { selector: 'input' });
      await user.upload(input as HTMLInputElement, files);
    };
    const handleUpload = (work: (path: string) => Response) =>
      http.post(`${backendUrl}/storage/v1/object/message-attachments/*`, ({ request }) =>
        work(new URL(request.url).pathname.split('message-attachments/')[1] ?? ''),
      );

    it('uploads attachments to the recipient’s folder before the message is sent', async () => {
      const stored: string[] = [];
      server.use(handleUpload((path) => (stored.push(path), HttpResponse.json({}))));
      const { user } = open();
      await choose(user, pdf);
      expect(await screen.findByText('8 bytes')).toBeVisible();
      expect(stored).toEqual([expect.stringMatching(new RegExp(`^${someMember.id}/${sellerId}/\\d{13}-terms\\.pdf$`))]);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() =>
        expect(box.sent[0]?.attachments).toEqual([{ path: stored[0], name: 'terms.pdf', width: null, height: null }]),
      );
      expect(box.sent[0]?.content).toBe('');
      expect(screen.queryByRole('list', { name: 'Attachments' })).toBeEmptyDOMElement();
    });

    it('blocks sending while an attachment has failed, until it is retried or removed', async () => {
      server.use(handleUpload(() => HttpResponse.json({ statusCode: '500', message: 'broken' }, { status: 500 })));
      const { user } = open();
      await choose(user, pdf);
      expect(await screen.findByText('Not uploaded.')).toBeVisible();
      await user.type(await field(), 'Here it is{Enter}');
      expect(await screen.findByText('An attachment wasn’t uploaded. Try again or remove it.')).toBeVisible();
      expect(box.sent).toEqual([]);
      server.use(handleUpload(() => HttpResponse.json({})));
      await user.click(screen.getByRole('button', { name: 'Try terms.pdf again' }));
      expect(await screen.findByText('8 bytes')).toBeVisible();
      const removed = vi.fn<() => Response>(() => HttpResponse.json([]));
      server.use(http.delete(`${backendUrl}/storage/v1/object/message-attachments`, removed));
      await user.click(screen.getByRole('button', { name: 'Remove terms.pdf' }));
      expect(screen.queryByText('8 bytes')).not.toBeInTheDocument();
      await user.type(await field(), '{Enter}');
      await waitFor(() => expect(box.sent).toHaveLength(1));
      await waitFor(() => expect(removed).toHaveBeenCalledOnce());
    });
  });
});

describe('messaging elsewhere', () => {
  let box: Mailbox;

  layOutVirtualLists({ window: 600, row: 50 });
  beforeAll(() => {
    mockRealtimeSocket();
  });
  beforeEach(() => {
    box = mailbox();
    server.use(...messagesBackend(box));
  });

  describe('messaging from a listing', () => {
    const open = (email: string | null) => {
      server.use(
        rows('properties', [listing()]),
        rows('users', [member({ email, entitlements: [] })]),
        rows('property_feedback', []),
        rpc('increment_property_view_count', () => 42),
        rpc('similar_properties', () => []),
        rpc('match_listing', () => null),
      );
      return renderScreen(<ListingScreen />, {
        at: paths.listing(listingId),
        path: paths.listing(':id'),
        user: someMember,
      });
    };

    it('opens a dialog with earlier messages and sends one about the listing', async () => {
      const { user } = open('sam@example.com');
      const button = await screen.findByRole('button', { name: 'Message' });
      await user.click(button);
      const dialog = within(await screen.findByRole('dialog', { name: 'Sam Seller' }));
      expect(dialog.getByText('Re: Brick duplex near the park')).toBeVisible();
      expect(dialog.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute(
        'href',
        paths.conversation(sellerId),
      );
      expect(await dialog.findByText('Message 3')).toBeVisible();
      for (const name of ['Attach an image', 'Attach a file', 'Add an emoji', 'Send'])
        expect(dialog.getByRole('button', { name })).toBeVisible();
      await user.type(dialog.getByRole('textbox', { name: 'Message Sam Seller' }), 'What is the cap rate?{Enter}');
      await waitFor(() =>
        expect(box.sent).toEqual([
          expect.objectContaining({ content: 'What is the cap rate?', property_id: listingId }),
        ]),
      );
      expect(await dialog.findByText(/· Sent$/)).toBeVisible();
      expect(dialog.getByRole('link', { name: 'Re: Brick duplex near the park' })).toHaveAttribute(
        'href',
        paths.listing(listingId),
      );
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(button).toHaveFocus();
    });

    it('offers who may not message a seller a public question instead', async () => {
      box.refusal = 'Messages to members you’re not connected to are for Closer and Partner members.';
      open(null);
      expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Ask a public question' })).toHaveAttribute(
        'href',
        `${paths.listing(listingId)}#questions`,
      );
      expect(screen.queryByRole('button', { name: 'Message' })).not.toBeInTheDocument();
    });
  });

  describe('the read receipts setting', () => {
    const settings = `${backendUrl}/rest/v1/message_settings`;
    const choice = () => screen.findByRole('switch', { name: 'Send read receipts' });

    it('turns on read receipts by default, and saves the setting immediately', async () => {
      const stored: unknown[] = [];
      server.use(
        http.post(settings, async ({ request }) => {
          stored.push(await request.json());
          server.use(http.get(settings, () => HttpResponse.json([{ read_receipts: false }])));
          return new HttpResponse(null, { status: 201 });
        }),
      );
      const { user } = renderScreen(<ReadReceipts />, { user: someMember });
      expect(await choice()).toBeChecked();
      await user.click(await choice());
      expect(await choice()).not.toBeChecked();
      await waitFor(() => expect(stored).toEqual([{ user_id: someMember.id, read_receipts: false }]));
      expect(await choice()).not.toBeChecked();
    });
  });
});
