import { createSite } from '../domain/shown-site';
import { builtInContent } from '../site-data';

/** The site as delivered, without drawings. */
export const builtInSite = createSite(builtInContent, {
  builtIn: builtInContent,
  drawingSources: { drawings: {}, pictograms: {} },
});
