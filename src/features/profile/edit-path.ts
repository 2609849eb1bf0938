import { paths } from '@/shared/config/paths';

/** Where the own profile is edited: an address of its own, so that reload and Back do what they should. */
export const editPath = `${paths.profile}?edit`;
