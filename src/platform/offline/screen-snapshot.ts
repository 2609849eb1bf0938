import { paths } from '@/domain/site/paths';

/** What a screen looked like, as it's stored. */
export interface ScreenSnapshot {
  /** The build that stored it, by the URL of its entry: another one has other styles. */
  version: string;
  html: string;
  /** Of the window, in CSS pixels. */
  width: number;
  /** Unix milliseconds. */
  storedAt: number;
}

/** Where visits start. Not screens with forms: their HTML has what was typed. */
export const snapshotPaths: readonly string[] = [
  paths.home,
  paths.dashboard,
  paths.marketplace,
  paths.community,
  paths.messages,
  paths.myListings,
  paths.pipeline(),
];
