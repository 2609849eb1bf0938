import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpUser } from '../../user';

/** A mock of the device’s color scheme that tests can change. */
function device() {
  const list = Object.assign(new EventTarget(), { media: '(prefers-color-scheme: dark)', matches: false });
  return {
    list,
    turns: (dark: boolean) => {
      list.matches = dark;
      act(() => {
        list.dispatchEvent(new Event('change'));
      });
    },
  };
}

const shown = () => document.documentElement.dataset.theme;

async function renderToggle() {
  const { ThemeToggle } = await import('@/platform/theme/theme-toggle');
  render(<ThemeToggle />);
  return screen.getByRole('button');
}

describe('theme', () => {
  let machine = device();

  beforeEach(() => {
    machine = device();
    vi.stubGlobal('matchMedia', () => machine.list);
    vi.resetModules();
  });
  afterEach(() => {
    document.cookie = 'theme=; path=/; max-age=0';
    delete document.documentElement.dataset.theme;
    vi.unstubAllGlobals();
  });

  it('cycles through system, light, and dark, and saves the choice in a cookie', async () => {
    const toggle = await renderToggle();
    const user = setUpUser();
    expect(toggle).toHaveAccessibleName('Theme: system. Switch to light');

    await user.click(toggle);
    expect(shown()).toBe('light');
    expect(document.cookie).toContain('theme=light');

    await user.click(toggle);
    expect(shown()).toBe('dark');
    expect(document.cookie).toContain('theme=dark');

    await user.click(toggle);
    expect(shown()).toBe('light');
    expect(document.cookie).not.toContain('theme=');
  });

  it('follows the device only until a theme is chosen', async () => {
    const toggle = await renderToggle();
    machine.turns(true);
    expect(shown()).toBe('dark');
    machine.turns(false);
    expect(shown()).toBe('light');

    await setUpUser().click(toggle);
    machine.turns(true);
    expect(shown()).toBe('light');
  });

  it('applies a theme chosen in another tab or on the other host', async () => {
    const toggle = await renderToggle();
    document.cookie = 'theme=dark; path=/';
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(shown()).toBe('dark');
    expect(toggle).toHaveAccessibleName('Theme: dark. Switch to system');
  });
});
