import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, useLayoutEffect, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSearchCombobox } from '@/features/search/components/use-search-combobox';
import { CountyField } from '@/features/signup/components/county-field';
import { StateField } from '@/features/signup/components/state-field';
import { MentionTextarea } from '@/shared/content/mention-textarea';
import { emptyDraft, toMarkup } from '@/domain/text/mentions';
import { Combobox } from '@/kit/ui/combobox';
import { Dialog } from '@/kit/ui/dialog';
import { Field } from '@/kit/ui/field';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { setUpUser } from '../user';

describe('a combobox', () => {
  function States({ initial = '', onSubmit = () => undefined }: { initial?: string; onSubmit?: () => void }) {
    const [state, setState] = useState(initial);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <StateField value={state} onChange={setState} />
        <p data-testid="value">{state}</p>
        <button type="submit">Go on</button>
      </form>
    );
  }

  const field = () => screen.getByRole('combobox', { name: 'State' });
  const value = () => screen.getByTestId('value').textContent;
  const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

  function open(props: Parameters<typeof States>[0] = {}) {
    const user = setUpUser();
    render(<States {...props} />);
    return user;
  }

  describe('with the keyboard alone', () => {
    it('opens on typing but not on Tab, and Enter selects the first match', async () => {
      const onSubmit = vi.fn<() => void>();
      const user = open({ onSubmit });
      await user.tab();
      expect(field()).toHaveFocus();
      expect(field()).toHaveAttribute('aria-expanded', 'false');
      await user.keyboard('tex');
      expect(field()).toHaveAttribute('aria-expanded', 'true');
      expect(shown()).toEqual(['TX - Texas']);
      expect(active()).toBe('TX - Texas');
      // Confirms a word of an input method.
      fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
      fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
      expect(value()).toBe('');
      await user.keyboard('{Enter}');
      expect(value()).toBe('TX');
      expect(field()).toHaveValue('Texas');
      expect(field()).toHaveAttribute('aria-expanded', 'false');
      // Enter selects an option while the list is open and submits the form otherwise.
      expect(onSubmit).not.toHaveBeenCalled();
      await user.keyboard('{Enter}');
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    it('opens with arrow keys, which wrap around the list', async () => {
      const user = open();
      await user.tab();
      await user.keyboard('{ArrowDown}');
      expect(shown()).toHaveLength(57);
      const first = active();
      await user.keyboard('{ArrowDown}');
      expect(active()).not.toBe(first);
      await user.keyboard('{End}');
      expect(active()).toBe('WY - Wyoming');
      await user.keyboard('{ArrowDown}');
      expect(active()).toBe('AL - Alabama');
      await user.keyboard('{ArrowUp}{Enter}');
      expect(value()).toBe('WY');
    });

    it('closes and restores the text on Escape', async () => {
      const user = open({ initial: 'TX' });
      await user.tab();
      await user.keyboard('oh{Escape}');
      expect(field()).toHaveValue('Texas');
      expect(shown()).toEqual([]);
      await user.keyboard('{Escape}');
      expect(value()).toBe('TX');
    });

    it('selects a typed match on Tab, but not an option that was only highlighted', async () => {
      const user = open();
      await user.tab();
      await user.keyboard('{ArrowDown}{ArrowDown}');
      await user.tab();
      expect(value()).toBe('');
      await user.tab({ shift: true });
      await user.keyboard('ohi');
      await user.tab();
      expect(value()).toBe('OH');
      expect(field()).toHaveValue('Ohio');
    });

    it('clears the selection when the field is emptied', async () => {
      const user = open({ initial: 'TX' });
      await user.tab();
      await user.keyboard('{Backspace}');
      await user.tab();
      expect(value()).toBe('');
      expect(field()).toHaveValue('');
    });

    it('announces that nothing matches and discards the text', async () => {
      const user = open({ initial: 'TX' });
      await user.tab();
      await user.keyboard('zzz');
      expect(screen.getByText('No states found')).toBeVisible();
      await user.keyboard('{Enter}');
      expect(value()).toBe('TX');
      expect(field()).toHaveValue('Texas');
    });
  });

  describe('with a pointer', () => {
    it('shows all options on click and marks the selected one', async () => {
      const user = open({ initial: 'TX' });
      await user.click(field());
      expect(shown()).toHaveLength(57);
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('TX - Texas');
      await user.click(screen.getByRole('option', { name: 'OH - Ohio' }));
      expect(value()).toBe('OH');
      expect(field()).toHaveValue('Ohio');
      expect(field()).toHaveFocus();
    });

    it('accepts only an exact match when clicking elsewhere', async () => {
      const user = open();
      await user.type(field(), 'ohi');
      await user.click(document.body);
      expect(value()).toBe('');
      expect(field()).toHaveValue('');
      await user.type(field(), 'oh');
      await user.click(document.body);
      expect(value()).toBe('OH');
    });
  });

  it('empties a field for multiple choices after each selection', async () => {
    function Several() {
      const [chosen, setChosen] = useState<string[]>([]);
      const options = ['Ohio', 'Texas', 'New Mexico']
        .filter((name) => !chosen.includes(name))
        .map((name) => ({ value: name, label: name }));
      return (
        <Field label="State">
          <Combobox
            multiple
            options={options}
            value=""
            onChange={(name) => {
              if (name !== '') setChosen([...chosen, name]);
            }}
            listLabel={`States besides ${chosen.join(' and ')}`}
            emptyText="No states found"
          />
        </Field>
      );
    }
    const user = setUpUser();
    render(<Several />);
    await user.tab();
    await user.keyboard('ohio{Enter}');
    expect(field()).toHaveValue('');
    await user.keyboard('t');
    expect(field()).toHaveValue('t');
    await user.keyboard('ex{Enter}');
    expect(screen.getByRole('listbox', { hidden: true })).toHaveAccessibleName('States besides Ohio and Texas');
  });

  it.each([
    ['tra', 'Travis', 'Travis', ''],
    ['travis', 'Travis', 'Travis', ''],
    ['shelby', '', 'shelby', 'We don’t know a county “shelby” in this state.'],
  ])(
    'a field keeps “%s”, typed before its list has loaded, and then looks for it',
    async (text, county, shownText, error) => {
      let load = () => undefined as void;
      const list = new Promise<void>((resolve) => (load = resolve));
      server.use(
        http.get(`${backendUrl}/rest/v1/counties`, async () => {
          await list;
          return HttpResponse.json(['Harris', 'Tarrant', 'Travis'].map((name) => ({ name })));
        }),
      );
      function Counties() {
        const [chosen, setChosen] = useState('');
        return (
          <>
            <CountyField state="TX" value={chosen} onChange={setChosen} />
            <p data-testid="value">{chosen}</p>
            <button type="button">Go on</button>
          </>
        );
      }
      const { user } = renderScreen(<Counties />, { user: someMember });
      const counties = screen.getByRole('combobox', { name: 'County' });
      await user.type(counties, text);
      await user.tab();
      expect(counties).not.toHaveFocus();
      expect(counties).toHaveValue(text);
      load();
      await waitFor(() => expect(value()).toBe(county));
      await waitFor(() => expect(counties).toHaveValue(shownText));
      if (error) expect(await screen.findByText(error)).toBeVisible();
      await user.type(counties, '{Backspace}har');
      await user.tab();
      expect(value()).toBe('Harris');
      expect(screen.queryByText(/We don’t know/)).toBeNull();
    },
  );

  it('closes the list before the dialog on Escape', async () => {
    const user = setUpUser();
    const close = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open onOpenChange={close} title="Buy box">
        <States />
      </Dialog>,
    );
    await user.type(field(), 'te');
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(close).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledWith(false);
  });
});

describe('the combobox of a search', () => {
  function Search() {
    const field = useRef<HTMLInputElement>(null);
    const list = useRef<HTMLDivElement>(null);
    const { text } = useSearchCombobox(field, list);
    useLayoutEffect(() => {
      if (field.current?.value !== 'bois') return;
      field.current.value = 'boise';
      field.current.dispatchEvent(new Event('input'));
    }, []);
    return (
      <>
        <input ref={field} aria-label="Search" defaultValue="bois" />
        <div ref={list} />
        <output>{text}</output>
      </>
    );
  }

  it('a letter typed before the combobox listens counts', () => {
    render(<Search />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('boise');
    expect(screen.getByRole('status')).toHaveTextContent('boise');
  });
});

describe('a text with mentions', () => {
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
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <MentionTextarea label="Your reply" value={draft} onChange={setDraft} maxLength={maxLength} />
        <p data-testid="stored">{toMarkup(draft)}</p>
      </form>
    );
  }

  const field = () => screen.getByRole('textbox', { name: 'Your reply' });
  const stored = () => screen.getByTestId('stored').textContent;
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

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
    it('selects a mention with the keyboard and stores it with the member’s id', async () => {
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

    it('suggests no mention after Escape or within an email address', async () => {
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

    it('suggests no mention to members who can’t search', async () => {
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
});
