import type { PageContextServer } from 'vike/types';
import { SETTINGS_AREAS, SETUP_AREAS } from '../../../domain/members/areas';
import type { Seo } from '../../../domain/seo';

export default ({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): Seo => ({
  title: `${[...SETTINGS_AREAS, ...SETUP_AREAS].find(({ path }) => path === urlPathname)?.title ?? 'Settings'}, admin`,
  description: 'Users, security, activity and site settings.',
  noindex: true,
});
