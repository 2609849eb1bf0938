import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReadReceipts } from '@/features/messaging/components/read-receipts';
import ListingScreen from '@/routes/app/listing-screen';
import { paths } from '@/shared/config/paths';
import { mockRealtimeSocket } from '../live-socket';
import { listing, listingId, rpc } from '../msw/listings';
import { member, sellerId } from '../msw/members';
import { messagesBackend, mailbox, type Mailbox } from '../msw/messages';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

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
      expect(box.sent).toEqual([expect.objectContaining({ content: 'What is the cap rate?', property_id: listingId })]),
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

  it('is offered only to viewers who can see the contact details', async () => {
    open(null);
    expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Message' })).not.toBeInTheDocument();
  });
});

describe('the read receipts setting', () => {
  const settings = `${backendUrl}/rest/v1/message_settings`;
  const choice = () => screen.findByRole('switch', { name: 'Send read receipts' });

  it('is on by default and saves immediately', async () => {
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
