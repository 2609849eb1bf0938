import { paths } from '@/domain/site/paths';

/** What a screen looked like, as it's stored. */
export interface KeptScreen {
  /** The build that stored it, by the URL of its entry: another one has other styles. */
  version: string;
  html: string;
  /** Of the window, in CSS pixels. */
  width: number;
  /** Unix milliseconds. */
  keptAt: number;
}

/** Where visits start. Not screens with forms: their HTML has what was typed. */
export const keptPaths: readonly string[] = [
  paths.home,
  paths.dashboard,
  paths.marketplace,
  paths.community,
  paths.messages,
  paths.myListings,
  paths.pipeline(),
];
