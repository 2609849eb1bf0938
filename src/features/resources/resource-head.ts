/** Head tags and structured data of a resource's public page. The same for everyone, whatever their plan. */

import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { breadcrumbs, type PageHead, type Thing } from '@/platform/head/page-head';
import { categoryNames, lockedTextClass, type Resource } from './resource';

/** The head of a resource's public page. */
export function resourceHead(resource: Resource): PageHead {
  const { slug, title, description, category, published_on: published, image } = resource;
  const path = paths.resource(slug);
  return {
    path,
    title,
    description,
    published,
    ...(image !== null && { picture: { src: image, alt: title } }),
    things: [
      {
        ...work(resource),
        name: title,
        description,
        about: categoryNames[category],
        ...authorship(resource),
        ...access(resource),
      },
      breadcrumbs(['Resources', paths.resources], [title, path]),
    ],
  };
}

const publisher = {
  '@type': 'Organization',
  name: brand.name,
  url: paths.home,
  logo: '/apple-touch-icon.png',
} as const;

/** Author, publisher, date, and language. */
function authorship({ author, published_on: published }: Resource) {
  const isOurs = author.startsWith(brand.name);
  return {
    author: { '@type': isOurs ? 'Organization' : 'Person', name: author },
    publisher,
    datePublished: published,
    inLanguage: 'en-US',
  };
}

function access({ premium }: Resource) {
  if (!premium) return { isAccessibleForFree: true };
  return {
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${lockedTextClass}` },
  };
}

/** The schema.org type with its own properties. */
function work({ type, title, image, video, minutes, published_on: published, premium }: Resource): Thing {
  switch (type) {
    case 'calculator':
      return {
        '@type': 'WebApplication',
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        ...(!premium && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } }),
      };
    case 'video':
      return {
        '@type': 'VideoObject',
        uploadDate: published,
        duration: `PT${minutes}M`,
        ...(image !== null && { thumbnailUrl: image }),
        ...(video !== null && { contentUrl: video }),
      };
    case 'template':
      return { '@type': 'DigitalDocument' };
    case 'guide':
    case 'article':
      return { '@type': 'Article', headline: title, timeRequired: `PT${minutes}M`, ...(image !== null && { image }) };
  }
}
