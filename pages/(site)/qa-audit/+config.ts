import type { Config } from 'vike/types';
import { qaAudit as landing } from '../../../content/landings/qa-audit' with { type: 'vike:pointer' };
import { screens } from '../../../domain/paths';

export default { route: screens.qaAudit.path, landing } satisfies Config;
