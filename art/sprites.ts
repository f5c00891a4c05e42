import * as logos from './logos.ts';
import { circle, disc, drawing, ink, path } from './shapes.ts';

/** Letters in a ring, in the font of the page that shows them. */
const monogram = (letters: string) =>
  circle(12, 12, 11.1, { stroke: 'currentColor', width: 1.6, fill: 'none' }) +
  `<text x="12" y="12.4" font-size="11.5" text-anchor="middle" dominant-baseline="central">${letters}</text>`;

/** For what has no mark in the collection. */
const ownMarks = {
  playwright: monogram('Pw'),
  browserStack: monogram('Bs'),
  testFlight: monogram('Tf'),
  ring:
    circle(12, 12, 10.5, { stroke: 'currentColor', width: 2, fill: 'none' }) +
    disc(12, 12, 3.5, 'currentColor'),
};

/**
 * Marks of the technologies one page names, as one file: `marks-ai.svg#react` is a symbol in it. A page asks
 * for one small picture instead of carrying the paths in its script and again in its HTML.
 */
const pages = {
  ai: [
    'nextjs',
    'react',
    'typescript',
    'mui',
    'anthropic',
    'mistral',
    'ollama',
    'pytorch',
    'postgresql',
    'qdrant',
    'elasticsearch',
    'airflow',
    'openTelemetry',
    'mlflow',
    'grafana',
    'playwright',
  ],
  javascript: ['react', 'vue', 'nodejs', 'nextjs', 'angular', 'typescript'],
  testing: [
    'selenium',
    'cypress',
    'jenkins',
    'jira',
    'postman',
    'swagger',
    'playwright',
    'jmeter',
    'browserStack',
    'testFlight',
    'docker',
    'testrail',
  ],
  payment: [
    'react',
    'nextjs',
    'typescript',
    'nodejs',
    'nestjs',
    'go',
    'openjdk',
    'stripe',
    'postgresql',
    'redis',
    'kafka',
    'docker',
    'kubernetes',
    'terraform',
    'grafana',
    'vault',
    'ring',
  ],
  fintech: ['javascript', 'redux', 'typescript', 'react'],
  services: [
    'react',
    'html5',
    'css',
    'cypress',
    'javascript',
    'mui',
    'redux',
    'testingLibrary',
    'typescript',
  ],
} as const satisfies Record<string, readonly (keyof typeof logos | keyof typeof ownMarks)[]>;

const pathsOfLogos = Object.entries(logos).map(([name, d]) => [name, `<path d="${d}"/>`]);
const marks: Record<string, string> = { ...Object.fromEntries(pathsOfLogos), ...ownMarks };
const symbol = (name: string) => `<symbol id="${name}" viewBox="0 0 24 24">${marks[name]}</symbol>`;

/** The files by name, without extension. */
export const sprites: Record<string, string> = Object.fromEntries(
  Object.entries(pages).map(([page, names]) => [
    `marks-${page}`,
    `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>`,
  ]),
);

/** Logos as files of their own: when one does not arrive, the name steps in. */
export const gatewayLogos: Record<string, string> = Object.fromEntries(
  Object.entries({
    stripe: logos.stripe,
    paypal: logos.paypal,
    adyen: logos.adyen,
    authorize: logos.authorize,
    braintree: logos.braintree,
  }).map(([name, d]) => [`gateway-${name}`, drawing(24, 24, path(d, { fill: ink.grey600 }))]),
);
