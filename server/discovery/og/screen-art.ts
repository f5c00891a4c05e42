import { codeRings } from '../../../content/art/heroes/code-rings';
import { constellation } from '../../../content/art/heroes/constellation';
import { core } from '../../../content/art/heroes/core';
import { gate } from '../../../content/art/heroes/gate';
import { gauge } from '../../../content/art/heroes/gauge';
import { lens } from '../../../content/art/heroes/lens';
import { beams, mission, orrery } from '../../../content/art/heroes/orrery';
import { rosette } from '../../../content/art/heroes/rosette';
import { seats } from '../../../content/art/heroes/seats';
import { spiral } from '../../../content/art/heroes/spiral';
import type { ScreenName } from '../../../domain/paths';

/** The drawing a screen is known by; screens without one of their own show the dial. */
export const screenArt: Partial<Record<ScreenName, () => string>> & { home: () => string } = {
  home: () => orrery(beams.home),
  services: constellation,
  outstaffing: seats,
  aiWeb: core,
  qaAudit: gauge,
  webTesting: lens,
  fintech: rosette,
  paymentGateway: gate,
  javascript: codeRings,
  about: mission,
  process: spiral,
  contact: () => orrery(beams.contact),
};
