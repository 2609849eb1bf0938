import { Segmented } from '@/kit/ui/segmented';
import { setTheme, useTheme } from './theme';
import { themeOptions } from './theme-toggle';

/** The three themes side by side, for menus. */
export function ThemeChoices() {
  const { choice } = useTheme();
  return (
    <Segmented label="Theme" value={choice} onChange={setTheme} options={themeOptions} className="w-full *:flex-1" />
  );
}
