import { aiWebDevelopment } from './ai-web-development';
import { fintech } from './fintech';
import { itOutstaffing } from './it-outstaffing';
import { javascriptDevelopment } from './javascript-development';
import { paymentGateway } from './payment-gateway';
import { qaAudit } from './qa-audit';
import type { Landing } from './types';
import { webTesting } from './web-testing';

/** Every landing page, in the order in which the sitemap names them. What lists pages reads this. */
export const landings: readonly Landing[] = [
  itOutstaffing,
  aiWebDevelopment,
  qaAudit,
  webTesting,
  fintech,
  paymentGateway,
  javascriptDevelopment,
];
