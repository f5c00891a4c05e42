/** Returns names such as `cells grid` or `banner`. */
export const getSectionName = ({ kind, variant }: { kind: string; variant?: unknown }): string =>
  typeof variant === 'string' ? `${kind} ${variant}` : kind;
export type NameOf<Section extends { kind: string }> = Section extends {
  kind: infer Kind extends string;
  variant: infer Variant extends string;
}
  ? `${Kind} ${Variant}`
  : Section['kind'];
export type ParsedName<Name extends string> = Name extends `${infer Kind} ${infer Variant}`
  ? { kind: Kind; variant: Variant }
  : { kind: Name };
