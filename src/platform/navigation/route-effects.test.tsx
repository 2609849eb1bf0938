import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteEffects, usePageTitle } from './route-effects';
import { setUpUser } from '../../../tests/user';

function One() {
  usePageTitle('One');
  return <h1>One</h1>;
}

/** Nothing, then a heading for the time of loading, then another for what was loaded. */
function Two() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setStep(Math.min(step + 1, 2)), 20);
    return () => clearTimeout(timer);
  }, [step]);
  if (step === 0) return null;
  return step === 1 ? <h1 key="loading">Loading</h1> : <h1 key="two">Two</h1>;
}

/** Too short to be scrolled: the browser moves the window up as soon as it is laid out. */
function Short() {
  useLayoutEffect(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  }, []);
  return <h1>Short</h1>;
}

function WithField() {
  return (
    <>
      <h1>Form</h1>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <input aria-label="Name" autoFocus />
    </>
  );
}

/** Its place, and then something above it, come after the screen itself. */
function Late() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setStep(Math.min(step + 1, 2)), 20);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <>
      <h1>Late</h1>
      {step === 2 ? <p>More</p> : null}
      {step > 0 ? <h2 id="place">Place</h2> : null}
    </>
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function renderSite() {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/one']}>
        <RouteEffects />
        <Link to="/one">to one</Link>
        <Link to="/two">to two</Link>
        <Link to="/form">to form</Link>
        <Link to="/short">to short</Link>
        <Link to="?sort=price">sort</Link>
        <Link to="/late#place">to the place</Link>
        <Back />
        <main>
          <Routes>
            <Route path="/one" element={<One />} />
            <Route path="/two" element={<Two />} />
            <Route path="/form" element={<WithField />} />
            <Route path="/short" element={<Short />} />
            <Route path="/late" element={<Late />} />
          </Routes>
        </main>
      </MemoryRouter>
    </StrictMode>,
  );
  return setUpUser();
}

/** Loads the page again, as after a visit elsewhere ('navigate') or a reload. */
function arrive(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  renderSite();
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('link', { name }));

describe('RouteEffects', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

  beforeEach(() => {
    scrollTo.mockClear();
    vi.stubGlobal('scrollTo', scrollTo);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('sets only the title on the first page', () => {
    renderSite();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
    expect(document.title).toBe('One · Cornerlot');
  });

  it('scrolls smoothly to the top and focuses the heading, even if it renders late or is replaced', async () => {
    const user = renderSite();
    await press(user, 'to two');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus());
  });

  it('scrolls instantly with reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const user = renderSite();
    await press(user, 'to two');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  it('leaves the focus on a field that the screen focused', async () => {
    const user = renderSite();
    await press(user, 'to form');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('scrolls to the anchor, even if it renders late, and keeps it in view while the page grows', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const user = renderSite();
    await press(user, 'to the place');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Place' })).toHaveFocus());
    const times = scrolled.mock.calls.length;
    await screen.findByText('More');
    await waitFor(() => expect(scrolled.mock.calls.length).toBeGreaterThan(times));
    expect(scrolled.mock.contexts.every((element) => (element as Element).id === 'place')).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();

    scrolled.mockClear();
    await press(user, 'to the place');
    expect(scrolled).toHaveBeenCalled();
  });

  it('stops looking for the anchor once the user scrolls', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderSite();
    // Right away: a click of the user's ends later, when the place may have been found.
    fireEvent.click(screen.getByRole('link', { name: 'to the place' }));
    window.dispatchEvent(new Event('wheel'));
    expect(await screen.findByText('More')).toBeInTheDocument();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('changes nothing when only the query changes', async () => {
    const user = renderSite();
    await press(user, 'sort');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'sort' })).toHaveFocus();
  });

  it('restores the position on Back', async () => {
    const user = renderSite();
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await press(user, 'to two');
    scrollTo.mockClear();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
  });

  it('records no position of a shorter next screen', async () => {
    const user = renderSite();
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await press(user, 'to short');
    scrollTo.mockClear();
    // Where it has been moved to, it need not be moved again.
    scrollTo.mockImplementationOnce(({ top }) =>
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
  });

  it('restores the position of an entry with a new query that was never scrolled', async () => {
    const user = renderSite();
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
    Object.defineProperty(window, 'scrollY', { value: 720, configurable: true });
    await press(user, 'sort');
    await new Promise(requestAnimationFrame);
    await press(user, 'to two');
    scrollTo.mockClear();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 720, behavior: 'instant' });
  });

  it('stays at the top on arrival from another site, and restores the position after a reload', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
    arrive('navigate');
    const scrolled = (to: number) => Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    scrolled(300);
    window.dispatchEvent(new Event('scroll'));
    expect(scrollTo).not.toHaveBeenCalled();
    cleanup();
    // A reader who has scrolled before this code was there stays where they are.
    scrolled(50);
    arrive('reload');
    expect(scrollTo).not.toHaveBeenCalled();
    cleanup();
    scrolled(300);
    window.dispatchEvent(new Event('scroll'));
    scrolled(0);
    arrive('reload');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  });
});
