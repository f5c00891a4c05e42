import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config';
import { getBucketOrigin, getPublicBaseUrl } from '../media/s3-client';
import { TRANSITIONS_SCRIPT_HASH } from '../pages/document-transitions';
import { permissionsPolicy, VIDEO_FRAME_ORIGINS } from './permissions-policy';

type ThirdPartySources = Record<'script' | 'style' | 'connect' | 'frame', string[]>;

/** Lists the sources that the configured third parties need. The calendar is a frame. The others run in the page. */
function listThirdPartySources({ thirdParties }: Config): ThirdPartySources {
  const { gtmId, liveChatSrc, reviewsWidgetSrc, schedulingUrl } = thirdParties;
  const listOrigins = (...urls: (string | undefined)[]) => [
    ...new Set(urls.filter(url => url !== undefined).map(url => new URL(url).origin)),
  ];
  const widgets = listOrigins(liveChatSrc, reviewsWidgetSrc);
  // WebSocket origins of live chats must be listed separately.
  const socketOrigins = listOrigins(liveChatSrc).map(origin => origin.replace(/^http/, 'ws'));
  const tagManager = gtmId ? ['https://www.googletagmanager.com'] : [];
  const analyticsOrigins = gtmId ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  return {
    script: [...tagManager, ...widgets],
    style: widgets,
    connect: [...tagManager, ...analyticsOrigins, ...widgets, ...socketOrigins],
    frame: [...tagManager, ...listOrigins(liveChatSrc, reviewsWidgetSrc, schedulingUrl)],
  };
}

/** Captures helmet’s headers once, because they are the same for every response. */
function captureHelmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, error => {
    if (error) throw error;
  });
  return headers;
}

/** Returns every response’s security headers. Allows inline styles, which Radix needs, and one inline script. */
export function createSecurityHeaders(config: Config, isDevelopment: boolean): Record<string, string> {
  const thirdPartySources = listThirdPartySources(config);
  const images = config.s3
    ? [...new Set([new URL(getPublicBaseUrl(config.s3)).origin, getBucketOrigin(config.s3)])]
    : [];
  const headers = captureHelmetHeaders({
    contentSecurityPolicy: isDevelopment
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            baseUri: ["'none'"],
            objectSrc: ["'none'"],
            frameAncestors: ["'self'"],
            formAction: ["'self'"],
            scriptSrc: ["'self'", TRANSITIONS_SCRIPT_HASH, ...thirdPartySources.script],
            styleSrc: ["'self'", "'unsafe-inline'", ...thirdPartySources.style],
            fontSrc: ["'self'", ...thirdPartySources.style],
            imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...images],
            mediaSrc: ["'self'", 'https:', ...images],
            connectSrc: ["'self'", ...images, ...thirdPartySources.connect],
            frameSrc: ["'self'", ...VIDEO_FRAME_ORIGINS, ...thirdPartySources.frame],
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
