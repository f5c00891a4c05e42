import { engines, version as ofPackage } from '../package.json';

export const version: string = ofPackage;

/** The minimum Node version, such as `22.14`. */
export const minNodeVersion: string = engines.node.replace('>=', '');
