import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchInstall } from './install';
import { InstallBanner, InstallStep } from './install-offer';

let stop = () => undefined as void;
const visit = () => {
  stop();
  sessionStorage.clear();
  stop = watchInstall();
};
const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn<() => void>() });
  act(() => void window.dispatchEvent(event));
  return event;
};
const banner = () => screen.queryByRole('complementary', { name: 'Install the app' });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  stop();
  vi.restoreAllMocks();
});

it('offers to install from the second visit on, once', () => {
  visit();
  const { unmount } = render(<InstallBanner />);
  expect(offer().defaultPrevented).toBe(true);
  expect(banner()).not.toBeInTheDocument();
  unmount();
  visit();
  render(<InstallBanner />);
  const event = offer();
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(banner()).not.toBeInTheDocument();
});

it('counts a visit once, however often the page is loaded', () => {
  visit();
  stop();
  stop = watchInstall();
  render(<InstallBanner />);
  offer();
  expect(banner()).not.toBeInTheDocument();
});

it('stays away once it’s dismissed', () => {
  visit();
  visit();
  render(<InstallBanner />);
  offer();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(banner()).not.toBeInTheDocument();
  visit();
  offer();
  expect(banner()).not.toBeInTheDocument();
});

it('offers it after an offer on the first visit, until it’s installed', () => {
  visit();
  render(<InstallStep />);
  const event = offer();
  expect(screen.getByRole('button', { name: 'Install the app' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(event.prompt).not.toHaveBeenCalled();
});

it('says how on an iPhone, but not in the installed app', () => {
  visit();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  const { unmount } = render(<InstallStep />);
  expect(screen.getByText(/Tap Share, then Add to Home Screen\./)).toBeVisible();
  unmount();
  vi.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
  const { container } = render(<InstallStep />);
  expect(container).toBeEmptyDOMElement();
});
