import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '@/kit/ui/button';
import { setTheme, useTheme, type ThemeChoice } from './theme';

export const themeOptions = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const;

const order: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** A button that cycles through system, light, and dark. */
export function ThemeToggle({ className }: { className?: string }) {
  const { choice } = useTheme();
  const next = order[(order.indexOf(choice) + 1) % order.length] ?? 'system';
  const current = themeOptions.find(({ value }) => value === choice);
  return (
    <IconButton
      label={`Theme: ${choice}. Switch to ${next}`}
      title={`Theme: ${choice}`}
      className={className}
      onClick={() => setTheme(next)}
    >
      {current?.icon}
    </IconButton>
  );
}
