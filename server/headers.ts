import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { bucketOrigin, publicBase } from './media/s3-client';

/** Origins the configured third parties load from and talk to. */
function thirdPartyOrigins({ thirdParties }: Config): string[] {
  const { gtmId, liveChatSrc, reviewsWidgetSrc, schedulingUrl } = thirdParties;
  const origins = [liveChatSrc, reviewsWidgetSrc, schedulingUrl]
    .filter(url => url !== undefined)
    .map(url => new URL(url).origin);
  if (gtmId) origins.push('https://www.googletagmanager.com', 'https://*.google-analytics.com');
  return [...new Set(origins)];
}

/** Security headers. Styles may be inline (Radix sets them); scripts never are. */
export async function securityHeaders(
  app: FastifyInstance,
  config: Config,
  development: boolean,
): Promise<void> {
  const outside = thirdPartyOrigins(config);
  const images = config.s3
    ? [...new Set([new URL(publicBase(config.s3)).origin, bucketOrigin(config.s3)])]
    : [];
  await app.register(helmet, {
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
            scriptSrc: ["'self'", ...outside],
            styleSrc: ["'self'", "'unsafe-inline'"],
            fontSrc: ["'self'"],
            imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...images],
            mediaSrc: ["'self'", 'https:', ...images],
            connectSrc: ["'self'", ...images, ...outside],
            frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...outside],
            manifestSrc: ["'self'"],
          },
        },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: config.siteUrl.startsWith('https:') && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
