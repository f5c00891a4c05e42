import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config';
import { bucketOrigin, publicBase } from '../media/s3-client';
import { TRANSITIONS_SOURCE } from '../pages/document-transitions';
import { FILM_FRAMES, permissionsPolicy } from './permissions-policy';

type Outside = Record<'script' | 'style' | 'connect' | 'frame', string[]>;

/** What the configured third parties need, and no more: a calendar is a frame, the others run in the page. */
function thirdPartySources({ thirdParties }: Config): Outside {
  const { gtmId, liveChatSrc, reviewsWidgetSrc, schedulingUrl } = thirdParties;
  const originsOf = (...addresses: (string | undefined)[]) => [
    ...new Set(addresses.filter(address => address !== undefined).map(address => new URL(address).origin)),
  ];
  const widgets = originsOf(liveChatSrc, reviewsWidgetSrc);
  // An origin's web sockets, over which chats talk, are named apart.
  const sockets = originsOf(liveChatSrc).map(origin => origin.replace(/^http/, 'ws'));
  const manager = gtmId ? ['https://www.googletagmanager.com'] : [];
  const measured = gtmId ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  return {
    script: [...manager, ...widgets],
    style: widgets,
    connect: [...manager, ...measured, ...widgets, ...sockets],
    frame: [...manager, ...originsOf(liveChatSrc, reviewsWidgetSrc, schedulingUrl)],
  };
}

/** The headers that helmet would set on an answer. They are the same on every one, so they are made once. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, error => {
    if (error) throw error;
  });
  return headers;
}

/** The security headers of every answer. Styles may be inline (Radix sets them); of scripts, one that we wrote. */
export function securityHeaders(config: Config, development: boolean): Record<string, string> {
  const outside = thirdPartySources(config);
  const images = config.s3
    ? [...new Set([new URL(publicBase(config.s3)).origin, bucketOrigin(config.s3)])]
    : [];
  const headers = helmetHeaders({
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            baseUri: ["'none'"],
            objectSrc: ["'none'"],
            frameAncestors: ["'self'"],
            formAction: ["'self'"],
            scriptSrc: ["'self'", TRANSITIONS_SOURCE, ...outside.script],
            styleSrc: ["'self'", "'unsafe-inline'", ...outside.style],
            fontSrc: ["'self'", ...outside.style],
            imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...images],
            mediaSrc: ["'self'", 'https:', ...images],
            connectSrc: ["'self'", ...images, ...outside.connect],
            frameSrc: ["'self'", ...FILM_FRAMES, ...outside.frame],
            manifestSrc: ["'self'"],
          },
        },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: config.siteUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: config.hstsSubdomains,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return { ...headers, 'permissions-policy': permissionsPolicy };
}
