import type { ComponentType } from 'react';
import type { PageHead, Thing } from '@/platform/head/page-head';
import type { FirstReads } from '@/platform/query/first-reads';

/** Loads a module with a component as its default export and, in the app, what it shows first. */
export type LoadComponent = () => Promise<{ default: ComponentType; firstReads?: FirstReads }>;

/** One screen of a host. */
export interface ScreenRoute {
  /** In React Router's syntax, such as `/property/:id`. */
  path: string;
  screen: LoadComponent;
  /**
   * For search engines and link previews: the text, or `'screen'` where the screen renders its own `PageHead`.
   * Without it, the page is `noindex`.
   */
  head?: RouteHead | 'screen';
  /** Without it, the page isn't prerendered. */
  prerender?: Prerender;
  /** What has a page each in the sitemap, for a path with a parameter. */
  sitemap?: 'listings' | 'resources' | 'apiPages';
}

export interface RouteHead {
  title: string;
  description: string;
  /** Type of the page in schema.org; `WebPage` by default. */
  type?: string;
  /** Structured data besides the page itself. */
  things?: readonly Thing[];
}

/** A path that leads to another one of the same host. */
export interface RedirectRoute {
  path: string;
  redirectTo: string;
}

/** How the build prerenders a page. A path with a parameter is one page for all rows, unless they have one each. */
export interface Prerender {
  /** Function in `prerender-data.ts` that loads what the page shows. */
  data?: 'marketplace' | 'plans' | 'resources' | 'resource' | 'listing';
  /** One page for each row of `sitemap`. */
  each?: boolean;
  /** Query parameter that makes it a different page; `*`: any does. */
  exceptQuery?: string;
  /** Hours after the build until the page is too old to show. */
  maxAgeHours?: number;
}

/** What stays on the page around several screens. */
export interface LayoutRoute {
  layout: LoadComponent;
  routes: RouteTable;
}

export type RouteTable = readonly (ScreenRoute | RedirectRoute | LayoutRoute)[];

/** Every screen and redirect of the table, without the layouts. */
export function leavesOf(table: RouteTable): (ScreenRoute | RedirectRoute)[] {
  return table.flatMap((route) => ('layout' in route ? leavesOf(route.routes) : [route]));
}

/**
 * The layouts and the screen at a path, from the outside in; empty where there is no screen. A redirect leads to a
 * screen of the same layout.
 */
export function componentsAt(table: RouteTable, pathname: string): LoadComponent[] {
  for (const route of table) {
    if ('layout' in route) {
      const inner = componentsAt(route.routes, pathname);
      if (inner.length > 0) return [route.layout, ...inner];
    } else if (matchesPath(route.path, pathname)) {
      return 'screen' in route ? [route.screen] : componentsAt(table, route.redirectTo);
    }
  }
  return [];
}

/** React Router's `matchPath` for the few patterns we use, so that the entry doesn't wait for the library. */
export function matchesPath(pattern: string, pathname: string): boolean {
  if (pattern === '*') return false;
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`).test(pathname);
}

/** The page's metadata; null where the screen renders its own. */
export function pageHeadOf({ path, head }: ScreenRoute): PageHead | 'noindex' | null {
  if (!head) return 'noindex';
  if (head === 'screen') return null;
  const { title, description, type = 'WebPage', things = [] } = head;
  return { path, title, description, things: [{ '@type': type, name: title, description }, ...things] };
}
