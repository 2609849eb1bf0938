import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from './button';
import { Segmented } from './segmented';
import { setTheme, useTheme, type ThemeChoice } from './theme';

const options = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const;

const order: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** One press moves on: system, light, dark. */
export function ThemeToggle({ className }: { className?: string }) {
  const { choice } = useTheme();
  const next = order[(order.indexOf(choice) + 1) % order.length] ?? 'system';
  const current = options.find(({ value }) => value === choice);
  return (
    <IconButton label={`Theme: ${choice}. Switch to ${next}`} title={`Theme: ${choice}`} className={className} onClick={() => setTheme(next)}>
      {current?.icon}
    </IconButton>
  );
}

/** The three choices side by side, for menus with room. */
export function ThemeChoices() {
  const { choice } = useTheme();
  return <Segmented label="Theme" value={choice} onChange={setTheme} options={options} className="w-full *:flex-1" />;
}
