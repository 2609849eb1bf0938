import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft, toMarkup } from '@/shared/content/mentions';
import { MentionTextarea } from '@/shared/content/mention-textarea';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const ann = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Ann Lee',
  profile_image_url: null,
  membership_tier: 'free',
};
const andy = { ...ann, id: '33333333-3333-4333-8333-333333333333', name: 'Andy Poe' };

function Form({ onSubmit = () => undefined, maxLength = 300 }: { onSubmit?: () => void; maxLength?: number }) {
  const [draft, setDraft] = useState(emptyDraft);
  return (
    <>
      <MentionTextarea label="Your reply" value={draft} onChange={setDraft} maxLength={maxLength} onSubmit={onSubmit} />
      <p data-testid="stored">{toMarkup(draft)}</p>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Your reply' });
const stored = () => screen.getByTestId('stored').textContent;
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

function open(props: Parameters<typeof Form>[0] = {}) {
  const searches: unknown[] = [];
  server.use(
    http.post(`${backendUrl}/rest/v1/rpc/search_members`, async ({ request }) => {
      searches.push(await request.json());
      return HttpResponse.json([andy, ann]);
    }),
  );
  return { ...renderScreen(<Form {...props} />, { user: someMember }), searches };
}

describe('mention', () => {
  it('can be selected with the keyboard and is stored with the member’s id', async () => {
    const { user } = open();
    await user.type(field(), 'Ask @an');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(active()).toContain('Andy Poe');
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('Ann Lee');
    await user.keyboard('{Enter}today');
    expect(field()).toHaveValue('Ask @Ann Lee today');
    expect(stored()).toBe(`Ask @[Ann Lee](${ann.id}) today`);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('can be selected with a click', async () => {
    const { user } = open();
    await user.type(field(), '@po');
    await user.pointer({ target: await screen.findByRole('option', { name: /Andy Poe/ }), keys: '[MouseLeft]' });
    expect(stored()).toBe(`@[Andy Poe](${andy.id}) `);
    expect(field()).toHaveFocus();
  });

  it('is not suggested after Escape or within an email address', async () => {
    const { user, searches } = open();
    await user.type(field(), '@an');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    const searchCount = searches.length;
    await user.clear(field());
    await user.type(field(), 'me@example');
    expect(searches).toHaveLength(searchCount);
  });

  it('is not suggested to members who can’t search', async () => {
    const { user } = open();
    const handler = vi.fn<() => void>();
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/search_members`, () => {
        handler();
        return HttpResponse.json({ code: '42501', message: 'Please confirm your email address.' }, { status: 403 });
      }),
    );
    await user.type(field(), '@an');
    await waitFor(() => expect(handler).toHaveBeenCalled());
    expect(screen.queryByRole('option')).toBeNull();
    expect(stored()).toBe('@an');
  });
});

it('limits the length and shows how much is left', async () => {
  const { user } = open({ maxLength: 5 });
  await user.type(field(), 'abcdefg');
  expect(field()).toHaveValue('abcde');
  expect(screen.getByText('0 characters left')).toBeInTheDocument();
});

it('submits on Ctrl+Enter', async () => {
  const onSubmit = vi.fn<() => void>();
  const { user } = open({ onSubmit });
  await user.type(field(), 'Done{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(field()).toHaveValue('Done');
});
