import { codeRings } from '../../../art/heroes/code-rings';
import { constellation } from '../../../art/heroes/constellation';
import { core } from '../../../art/heroes/core';
import { gate } from '../../../art/heroes/gate';
import { gauge } from '../../../art/heroes/gauge';
import { lens } from '../../../art/heroes/lens';
import { beams, mission, orrery } from '../../../art/heroes/orrery';
import { rosette } from '../../../art/heroes/rosette';
import { seats } from '../../../art/heroes/seats';
import { spiral } from '../../../art/heroes/spiral';
import { blog } from '../../../content/blog';
import { contactPage } from '../../../content/contact-page';
import { home } from '../../../content/home';
import { aiWebDevelopment } from '../../../content/landings/ai-web-development';
import { fintech } from '../../../content/landings/fintech';
import { itOutstaffing } from '../../../content/landings/it-outstaffing';
import { javascriptDevelopment } from '../../../content/landings/javascript-development';
import { paymentGateway } from '../../../content/landings/payment-gateway';
import { qaAudit } from '../../../content/landings/qa-audit';
import { webTesting } from '../../../content/landings/web-testing';
import { type ScreenName, screens } from '../../../domain/paths';

/** What stands for a screen in its share picture. */
type Face = { title: string; art: () => string };

/** Screens without a drawing of their own show the dial. */
const dial = () => orrery(beams.home);

const faces: Partial<Record<ScreenName, Partial<Face>>> = {
  home: { title: home.hero.title.join(' ') },
  services: { art: constellation },
  outstaffing: { title: itOutstaffing.hero.title, art: seats },
  aiWeb: { title: aiWebDevelopment.hero.title, art: core },
  qaAudit: { title: qaAudit.hero.title, art: gauge },
  webTesting: { title: webTesting.hero.title, art: lens },
  fintech: { title: fintech.hero.title, art: rosette },
  paymentGateway: { title: paymentGateway.hero.title, art: gate },
  javascript: { title: javascriptDevelopment.hero.title, art: codeRings },
  blog: { title: blog.hero.title.join(' ') },
  about: { art: mission },
  process: { art: spiral },
  contact: { title: contactPage.hero.title, art: () => orrery(beams.contact) },
};

/** The words and the drawing a screen is shared with: those of its own hero where it has one. */
export const faceOf = (screen: ScreenName): Face => ({
  title: screens[screen].title,
  art: dial,
  ...faces[screen],
});
