import { draftKeys } from '@/platform/storage/drafts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { communityRows } from '../forms/community-rows';
import { contactRows } from '../forms/contact-rows';
import { dealRows } from '../forms/deal-rows';
import { testedElsewhere, type FormRow } from '../forms/form-row';
import { memberRows } from '../forms/member-rows';
import { deferredResponse } from '../msw/auth';
import { member } from '../msw/members';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const forms = [...communityRows, ...contactRows, ...dealRows, ...memberRows];

it('knows every form of the kit', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /^(features|routes|shared|platform).*(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('platform/forms/'),
    )
    .map((path) => `src/${path}`);
  const users = sources.filter((path) => /\buse((Draft|Text)Form|FormDraft)[(<]/.test(readFileSync(path, 'utf8')));
  const known = [...forms.map(({ file }) => file), ...Object.keys(testedElsewhere)];
  expect(users.filter((path) => !known.includes(path))).toEqual([]);
  expect(known.filter((path) => !sources.includes(path))).toEqual([]);
});

beforeEach(() => {
  // Thursday, 4:00 PM in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:00:00Z') });
  // The full list of time zones would slow down every query.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'UTC']);
  const me = member({ id: someMember.id, email: someMember.email, email_confirmed: true, standing: null });
  server.use(
    http.get(`${backendUrl}/rest/v1/users`, () => HttpResponse.json([me])),
    // Nothing else exists.
    http.get(`${backendUrl}/rest/v1/*`, () => HttpResponse.json([])),
    http.post(`${backendUrl}/rest/v1/rpc/*`, () => HttpResponse.json([])),
    http.delete(`${backendUrl}/storage/v1/object/*`, () => HttpResponse.json([])),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the form and returns what tests do with it. */
async function open(row: FormRow) {
  const view = renderScreen(row.form, { user: someMember });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: row.submit });
  const { form } = button;
  if (!form) throw new Error(`“${row.submit}” sends no form`);
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  const field = (label: string): HTMLElement => {
    const starts = (text: string) => text.startsWith(label);
    const legend = [...form.querySelectorAll('legend')].find(({ textContent }) => starts(textContent));
    return legend?.closest('fieldset') ?? (within(form).getAllByLabelText(starts)[0] as HTMLElement);
  };
  return {
    ...view,
    form,
    field,
    /** Twice, before anything is rendered again. */
    press: () =>
      act(() => {
        button.click();
        button.click();
      }),
    fillIn: (entries: FormRow['entries'] = {}) => {
      for (const [label, entry] of Object.entries(entries)) {
        const control = field(label);
        if (typeof entry === 'boolean') fireEvent.click(control);
        else {
          fireEvent.input(control, { target: { value: entry } });
          fireEvent.change(control, { target: { value: entry } });
        }
        fireEvent.blur(control);
      }
    },
    upload: async () => {
      if (!row.upload) return;
      const input = form.querySelector('input[type=file]');
      if (input) fireEvent.change(input, { target: { files: [row.upload] } });
      await within(form).findByText(/Uploaded/);
    },
    /** Everything entered. */
    values: () =>
      [...form.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')].map((control) =>
        ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value,
      ),
    alert: (start = '') =>
      waitFor(() => {
        const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
        expect(alerts.some((text) => text !== '' && text.startsWith(start))).toBe(true);
      }),
  };
}

it.each(forms)('$file: focuses the first error, loses nothing, and sends once', async (row) => {
  const sent: unknown[] = [];
  let answer = deferredResponse<Response>();
  server.use(
    http.post(`${backendUrl}/${row.request}`, async ({ request }) => {
      sent.push(await request.json());
      return answer.response;
    }),
    ...(row.handlers ?? []),
  );
  const send = async ({ press }: { press: () => void }, response: Response) => {
    const count = sent.length;
    answer = deferredResponse();
    press();
    await waitFor(() => expect(sent.length).toBeGreaterThan(count));
    answer.respond(response);
  };
  const first = await open(row);
  const empty = first.values();
  if (row.wrong) {
    const [label, error] = row.wrong;
    first.press();
    const bad = first.field(label);
    await waitFor(() => expect(bad).toBeInvalid());
    const [described = ''] = bad.getAttribute('aria-describedby')?.split(' ') ?? [];
    const description = document.getElementById(described);
    expect(description).toHaveTextContent(error);
    expect(description?.closest('[aria-live]')).not.toBeNull();
    expect(bad.tagName === 'FIELDSET' ? bad.querySelector('input') : bad).toHaveFocus();
    expect(sent).toEqual([]);
  }

  first.fillIn(row.entries);
  const drafted = first.values();
  if (row.shows) expect(first.form).toHaveTextContent(row.shows);
  expect(drafted).not.toEqual(empty);
  first.fillIn(row.undrafted);
  await first.upload();
  const entered = first.values();
  await send(first, HttpResponse.json({ message: 'broken by the test' }, { status: 500 }));
  await first.alert(row.failed);
  expect(sent).toEqual([expect.objectContaining(row.sends)]);
  await send(first, HttpResponse.error());
  await first.alert(row.failed);
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(first.values()).toEqual(entered);
  first.unmount();

  const second = await open(row);
  await waitFor(() => expect(second.values()).toEqual(drafted));
  second.fillIn(row.undrafted);
  await second.upload();
  await send(second, HttpResponse.json(row.answer ?? null));
  await waitFor(() => expect(draftKeys()).toEqual([]));
  expect(sent).toHaveLength(3);
  if (row.newAfterReload) expect(sent[2]).not.toEqual(sent[0]);
  else expect(sent[2]).toEqual(sent[0]);
});

it.each(forms)('$file: as a dialog, takes a sentence typed right away, and does nothing else', async (row) => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${backendUrl}/${row.request}`, () => {
      sent.push(null);
      return HttpResponse.json(null);
    }),
    ...(row.handlers ?? []),
  );
  const { user } = renderScreen(row.form, { user: someMember });
  await screen.findByRole('button', { name: row.submit });
  const dialog = screen.queryByRole('dialog');
  if (dialog) {
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // With the keys of queues, boards, and menus, and those that press buttons.
    await user.keyboard('Ajkr mnu? /. ');
    expect(dialog).toBeInTheDocument();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  expect(sent).toEqual([]);
});
