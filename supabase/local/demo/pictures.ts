/**
 * The demo's pictures, drawn on request: the repository has no picture files. A picture depends on
 * nothing but its path, so the same path always gives the same bytes.
 */
import sharp from 'sharp';

import { listingFacts, type ListingFacts } from './facts.ts';
import { listingOwner } from './listings.ts';
import { postTexts } from './feed-posts.ts';
import { LISTING_COUNT, listingId, MEMBER_COUNT, parseDemoPath, postImagePath } from './ids.ts';
import { demoMembers } from './people.ts';
import { aerial } from './pictures/aerial.ts';
import { exterior, modelOf } from './pictures/exteriors.ts';
import { bathroom, bedroom, hall, kitchen, living, workspace } from './pictures/interiors.ts';
import { landscape, topographic } from './pictures/land.ts';
import { HEIGHT, lookOf, sharedDefs, WIDTH, type Look, type Time } from './pictures/look.ts';
import { floorPlan } from './pictures/plans.ts';
import { portrait } from './pictures/portraits.ts';
import { seeded } from './random.ts';
import { group, mix } from './pictures/svg.ts';

type Scene =
  | 'street'
  | 'corner'
  | 'aerial'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'hall'
  | 'workspace'
  | 'plan'
  | 'land'
  | 'landAgain'
  | 'topographic';

/**
 * The picture at a path of the buckets `images` or `avatars`, as WebP; null for a path that names no demo picture
 * (another member's, a listing of another owner, a number beyond the listing's last).
 */
export async function renderDemoPicture(path: string): Promise<Uint8Array | null> {
  const svg = demoPictureSvg(path);
  if (svg === null) return null;
  return sharp(Buffer.from(svg)).webp({ quality: 80, effort: 3 }).toBuffer();
}

/** The SVG that `renderDemoPicture` renders; null in the same cases. */
export function demoPictureSvg(path: string): string | null {
  const picture = parseDemoPath(path);
  if (picture === null || picture.member < 1 || picture.member > MEMBER_COUNT) return null;
  if (picture.kind === 'avatar') return portrait(picture.member);
  if (picture.listing >= LISTING_COUNT) return null;
  const facts = listingFacts(picture.listing);
  const owner = listingOwner(picture.listing, demoMembers());
  return owner.number === picture.member && picture.number <= facts.imageCount ? sceneSvg(facts, picture.number) : null;
}

/** Bucket and path of every demo picture. */
export function demoPicturePaths(): readonly { readonly bucket: 'images' | 'avatars'; readonly path: string }[] {
  const members = demoMembers();
  const avatars = members
    .filter((member) => member.hasAvatar)
    .map((member) => ({ bucket: 'avatars', path: `${member.id}/avatar.webp` }) as const);
  const images = Array.from({ length: LISTING_COUNT }, (_, index) => {
    const folder = `${listingOwner(index, members).id}/properties/${listingId(index)}`;
    return Array.from(
      { length: listingFacts(index).imageCount },
      (__, at) => ({ bucket: 'images', path: `${folder}/${at + 1}.webp` }) as const,
    );
  });
  const posts = postTexts.flatMap(({ author, picture }) =>
    picture ? [{ bucket: 'images', path: postImagePath(author, ...picture) } as const] : [],
  );
  return [...avatars, ...images.flat(), ...posts];
}

/** Returns the scenes of a listing. The first shows its front. */
export function scenesOf(facts: ListingFacts): readonly Scene[] {
  return allScenes(facts).slice(0, facts.imageCount);
}

function allScenes(facts: ListingFacts): readonly Scene[] {
  const random = seeded(`scenes ${facts.index}`);
  const dwelling: readonly Scene[] = ['kitchen', 'living', 'bathroom', 'bedroom'];
  switch (facts.type) {
    case 'Land':
      return ['land', ...random.sample<Scene>(['aerial', 'landAgain'], 2), 'topographic', 'landAgain', 'aerial'];
    case 'Industrial':
      return [
        'street',
        'hall',
        ...random.sample<Scene>(['corner', 'aerial', 'workspace'], 3),
        'plan',
        'hall',
        'street',
      ];
    case 'Commercial':
      return [
        'street',
        'workspace',
        ...random.sample<Scene>(['corner', 'aerial', 'plan'], 3),
        'bathroom',
        'street',
        'workspace',
      ];
    case 'Mixed Use':
      return [
        'street',
        'workspace',
        'kitchen',
        ...random.sample<Scene>(['corner', 'aerial', 'bathroom', 'living', 'plan'], 5),
      ];
    default:
      return [
        'street',
        ...random.sample(dwelling, 2),
        ...random.sample<Scene>(['corner', 'aerial', ...dwelling.slice(2), 'plan'], 5),
        'street',
      ];
  }
}

function sceneSvg(facts: ListingFacts, number: number): string {
  const scene = scenesOf(facts)[number - 1] ?? 'corner';
  const outside = lookOf(facts, number, timeOf(facts, scene, number));
  const look = INDOORS.has(scene) ? indoors(outside, number) : outside;
  const drawing = draw(scene, look);
  // Some buildings face the other way; a listing keeps its side from the street.
  const mirrored = seeded(`side ${facts.index}`).chance(0.5) && (!INDOORS.has(scene) || look.random.chance(0.5));
  const body = mirrored ? group(drawing, `transform="translate(${WIDTH} 0) scale(-1 1)"`) : drawing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}` +
    `"><defs>${sharedDefs(look)}</defs>${body}</svg>`
  );
}

const INDOORS: ReadonlySet<Scene> = new Set(['living', 'kitchen', 'bedroom', 'bathroom', 'hall', 'workspace']);

/**
 * The outdoor light, with lamps on at dusk. Some rooms of a gutted house still have their walls.
 */
function indoors(look: Look, number: number): Look {
  const wear =
    look.wear === 3 && number > 2 && seeded(`gutted ${look.facts.index} ${number}`).chance(0.55) ? 2 : look.wear;
  if (look.time !== 'dusk') return { ...look, wear };
  return { ...look, wear, tone: (color) => mix(mix(color, '#ffb866', 0.14), '#2a2440', 0.08) };
}

/** The first picture has the listing's own light; the light of others depends on the scene. */
function timeOf(facts: ListingFacts, scene: Scene, number: number): Time | undefined {
  if (number === 1) return undefined;
  const random = seeded(`time ${facts.index} ${number}`);
  if (scene === 'aerial') return random.pick<Time>(['day', 'morning', 'golden']);
  if (scene === 'corner') return random.pick<Time>(['golden', 'dusk', 'dusk', 'morning']);
  if (scene === 'street' || scene === 'landAgain') return random.pick<Time>(['dusk', 'golden', 'morning']);
  return random.weighted<Time>([
    ['day', 40],
    ['morning', 26],
    ['golden', 20],
    ['dusk', 14],
  ]);
}

function draw(scene: Scene, look: Look): string {
  const model = modelOf(look);
  switch (scene) {
    case 'street':
    case 'corner':
      return model === null ? landscape(look, 1) : exterior(look, model, scene);
    case 'aerial':
      return aerial(look, model);
    case 'living':
      return living(look);
    case 'kitchen':
      return kitchen(look);
    case 'bedroom':
      return bedroom(look);
    case 'bathroom':
      return bathroom(look);
    case 'hall':
      return hall(look);
    case 'workspace':
      return workspace(look);
    case 'plan':
      return floorPlan(look);
    case 'land':
      return landscape(look, 1);
    case 'landAgain':
      return landscape(look, 2);
    case 'topographic':
      return topographic(look);
  }
}
