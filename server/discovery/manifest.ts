import { ink } from '../../art/shapes';
import { getBrandFileUrl } from '../../domain/brand-file';
import { getSite } from '../../domain/current-site';
import { screens } from '../../domain/paths';

/** Creates the manifest for a phone’s home screen. Its icons are in `public/`. */
export const createWebManifest = () =>
  JSON.stringify({
    name: getSite().name,
    short_name: getSite().name,
    description: getSite().line,
    id: screens.home.path,
    start_url: screens.home.path,
    display: 'browser',
    background_color: ink.black,
    theme_color: ink.black,
    icons: [192, 512].map(side => ({
      src: getBrandFileUrl(`/icon-${side}.png`),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
