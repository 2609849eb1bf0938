import type { Config } from 'tailwindcss';

/**
 * Design tokens. The values stand in src/styles.css as CSS variables, once for each theme,
 * so a class such as `bg-surface` is right in light and dark.
 */
export default {
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      black: '#000000',
      /** Page, card and recessed backgrounds. */
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      /** Text: primary and secondary. */
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      /** Hairlines, and borders of controls (3:1 against their background). */
      line: 'var(--line)',
      edge: 'var(--edge)',
      /** Primary and verified. */
      evergreen: {
        DEFAULT: 'var(--evergreen)',
        strong: 'var(--evergreen-strong)',
        soft: 'var(--evergreen-soft)',
        ink: 'var(--evergreen-ink)',
        on: 'var(--on-evergreen)',
      },
      moss: 'var(--moss)',
      sand: 'var(--sand)',
      /** Attention. */
      amber: { DEFAULT: 'var(--amber)', soft: 'var(--amber-soft)', ink: 'var(--amber-ink)' },
      /** Danger. */
      brick: {
        DEFAULT: 'var(--brick)',
        strong: 'var(--brick-strong)',
        soft: 'var(--brick-soft)',
        ink: 'var(--brick-ink)',
        on: 'var(--on-brick)',
      },
    },
    extend: {
      fontFamily: {
        sans: ['"Inter Variable"', '"Inter Fallback"', 'system-ui', 'sans-serif'],
        display: ['"Fraunces Variable"', '"Fraunces Fallback"', 'Georgia', 'serif'],
      },
      borderRadius: { control: '10px', card: '14px' },
      boxShadow: {
        card: '0 1px 2px rgb(21 33 28 / 0.06), 0 8px 24px -12px rgb(21 33 28 / 0.18)',
        overlay: '0 24px 64px -16px rgb(8 14 11 / 0.45)',
      },
      transitionDuration: { DEFAULT: '160ms' },
      maxWidth: { page: '1240px' },
    },
  },
} satisfies Config;
