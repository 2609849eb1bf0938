import { short } from './cells.ts';

/** Most photos of a listing. */
const maxPhotos = 10;

/** Pages of cloud drives and galleries, documents, and videos: what they link to isn't a picture. */
const sharePages = new RegExp(
  String.raw`^https?://(?:[\w-]+\.)*(?:(?:drive|docs|photos)\.google\.com/(?!uc\b|thumbnail\b)|photos\.app\.goo\.gl/` +
    String.raw`|goo\.gl/|dropbox\.com/(?!.*[?&](?:raw|dl)=1)|1drv\.ms/|onedrive\.live\.com/` +
    String.raw`|sharepoint\.com/|icloud\.com/|box\.com/|wetransfer\.com/|we\.tl/|mega\.nz/|pcloud\.(?:com|link)/` +
    String.raw`|imgur\.com/(?![\w-]+\.(?:jpe?g|png|gif|webp))|canva\.com/|gofile\.io/|flickr\.com/photos/` +
    String.raw`|flic\.kr/|amazon\.com/photos/|mediafire\.com/` +
    String.raw`|youtube\.com/|youtu\.be/|vimeo\.com/|facebook\.com/|instagram\.com/|airbnb\.com/|matterport\.com/` +
    String.raw`|(?<!\.)ibb\.co/|(?<!\.)postimg\.cc/` +
    String.raw`|(?:zillow|redfin|realtor|trulia|homes)\.com/)` +
    String.raw`|^[^?#]+/[^?#]+\.(?:pdf|html?|docx?|zip|mp4|mov|webm)(?:[?#]|$)`,
  'i',
);

const link = /https?:\/\/(?:[^\s"'<>|;[\]{}\\^`,]|,(?!\s|$|["'\]]|https?:))+/gi;

/** Web addresses of photos in a cell: a list with any separators, JSON, or formulas. */
export function readPhotos(cells: string, warnings: string[]): string[] {
  const text = cells.replaceAll('\\/', '/').replaceAll('&amp;', '&');
  const links = [...text.matchAll(link)].map(([found]) => found.replace(/[,.)]+$/, ''));
  const urls = links.filter((url) => url.length <= 2000 && URL.canParse(url));
  const rest = text.replaceAll(link, ' ').replaceAll(/=?\b(?:image|hyperlink)\(/gi, ' ');
  const isOther = /[a-z\d]/i.test(rest.replaceAll(/"[^"]*"\s*(?=[:)])|<\/?[a-z]+|\b(?:src|href|url|alt)\b/gi, ' '));
  if (urls.length < links.length || isOther) warnings.push('Photo links: one isn’t a web address.');
  const pages = urls.filter((url) => sharePages.test(url));
  if (pages.length > 0) {
    const host = new URL(pages[0] ?? '').host.replace(/^www\./, '');
    warnings.push(`Photo links: the link to ${short(host)} isn’t to a picture, so it isn’t imported.`);
  }
  const unique = [...new Set(urls.filter((url) => !pages.includes(url)).map((url) => new URL(url).href))];
  if (unique.length > maxPhotos) warnings.push(`Photo links: only the first ${maxPhotos} are used.`);
  return unique.slice(0, maxPhotos);
}
