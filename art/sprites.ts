import * as logos from './logos.ts';
import { circle, createDrawing, disc, ink, path } from './shapes.ts';

/** Draws letters in a ring, in the page's font. */
const drawMonogram = (letters: string) =>
  circle(12, 12, 11.1, { stroke: 'currentColor', width: 1.6, fill: 'none' }) +
  `<text x="12" y="12.4" font-size="11.5" text-anchor="middle" dominant-baseline="central">${letters}</text>`;

/** Technologies without a logo in `logos.ts`. */
const customMarks = {
  playwright: drawMonogram('Pw'),
  browserStack: drawMonogram('Bs'),
  testFlight: drawMonogram('Tf'),
  ring:
    circle(12, 12, 10.5, { stroke: 'currentColor', width: 2, fill: 'none' }) +
    disc(12, 12, 3.5, 'currentColor'),
};

/**
 * Each page has one file with its logos as symbols (`marks-ai.svg#react`). Otherwise, its script or HTML would contain
 * the paths.
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
} as const satisfies Record<string, readonly (keyof typeof logos | keyof typeof customMarks)[]>;

const logoPaths = Object.entries(logos).map(([name, d]) => [name, `<path d="${d}"/>`]);
const marks: Record<string, string> = { ...Object.fromEntries(logoPaths), ...customMarks };
const drawSymbol = (name: string) => `<symbol id="${name}" viewBox="0 0 24 24">${marks[name]}</symbol>`;

/** File contents by name, without extension. */
export const sprites: Record<string, string> = Object.fromEntries(
  Object.entries(pages).map(([page, names]) => [
    `marks-${page}`,
    `<svg xmlns="http://www.w3.org/2000/svg">${names.map(drawSymbol).join('')}</svg>`,
  ]),
);

/** Separate files, so that the page can show a gateway's name if its logo fails to load. */
export const gatewayLogos: Record<string, string> = Object.fromEntries(
  Object.entries({
    stripe: logos.stripe,
    paypal: logos.paypal,
    adyen: logos.adyen,
    authorize: logos.authorize,
    braintree: logos.braintree,
  }).map(([name, d]) => [`gateway-${name}`, createDrawing(24, 24, path(d, { fill: ink.grey600 }))]),
);
