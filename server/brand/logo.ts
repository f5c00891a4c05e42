import { LOGO_VARIANTS, type Logo, type LogoVariant } from '../../domain/logo';

/** The published logo’s variants, or undefined for the built-in mark. */
let logoVariants: Record<LogoVariant, Buffer> | undefined;

/** Sets the published logo. `undefined` restores the built-in mark. */
export function setLogo(logo: Logo | undefined): void {
  logoVariants =
    logo &&
    (Object.fromEntries(
      LOGO_VARIANTS.map(variant => [variant, Buffer.from(logo.cuts[variant], 'base64')]),
    ) as typeof logoVariants);
}

export const findLogoVariant = (variant: LogoVariant): Buffer | undefined => logoVariants?.[variant];
