import { brand } from '@/domain/site/brand';
import { siteOrigin } from '@/platform/config/site-origin';
import { brandPicture, structuredData, type HeadPicture, type PageHead } from './page-head';

interface HeadTagsProps {
  /** `noindex` hides the page from search engines; null while nothing is known about it. */
  head: PageHead | 'noindex' | null;
}

/** The page's metadata, which React moves into the document's head. The tab's title is set by `usePageTitle`. */
export function HeadTags({ head }: HeadTagsProps) {
  if (head === null) return null;
  if (head === 'noindex') return <meta name="robots" content="noindex" />;
  const { title, description, path, picture = brandPicture, published } = head;
  const origin = siteOrigin();
  const tabTitle = `${title} · ${brand.name}`;
  return (
    <>
      {import.meta.env.SSR ? <title>{tabTitle}</title> : null}
      <meta name="description" content={description} />
      <meta property="og:title" content={tabTitle} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      {published === undefined ? null : <meta property="article:published_time" content={published} />}
      {origin === null ? (
        <meta name="twitter:card" content="summary" />
      ) : (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:url" content={origin + path} />
          <PictureTags picture={picture} origin={origin} />
        </>
      )}
      <script
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: structuredData(head, origin) }}
      />
    </>
  );
}

function PictureTags({ picture: { src, alt, size }, origin }: { picture: HeadPicture; origin: string }) {
  const url = new URL(src, origin).href;
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={url} />
      <meta property="og:image:alt" content={alt} />
      {size ? <meta property="og:image:width" content={String(size.width)} /> : null}
      {size ? <meta property="og:image:height" content={String(size.height)} /> : null}
      <meta name="twitter:image" content={url} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
