import { Segmented } from './segmented';
import { setTheme, useTheme } from './theme';
import { themeOptions } from './theme-toggle';

/** The three choices side by side, for menus with room. */
export function ThemeChoices() {
  const { choice } = useTheme();
  return (
    <Segmented label="Theme" value={choice} onChange={setTheme} options={themeOptions} className="w-full *:flex-1" />
  );
}
