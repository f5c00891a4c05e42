import { createSite } from '../domain/shown-site';
import { builtIn } from '../site-data';

/** The site as delivered, without drawings. */
export const builtInSite = createSite(builtIn, { builtIn, drawingSources: { drawings: {}, pictograms: {} } });
