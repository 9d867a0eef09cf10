import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import {
  type HeaderRule,
  headersFor,
  parseHeaders,
} from '../../plugins/gatsby-plugin-static-site/headers/header-rules';

/** Reads the rules of a build, and again after another build. */
const rulesOf = (file: string): (() => readonly HeaderRule[]) => {
  let rules: readonly HeaderRule[] = [];
  let readAt = 0;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) rules = changedAt ? parseHeaders(readFileSync(file, 'utf8')) : [];
    readAt = changedAt;
    return rules;
  };
};

/** Sends the headers that Netlify and Cloudflare Pages send, from the build's own file. */
export const applyHeaders = (folder: string): RequestHandler => {
  const rules = rulesOf(join(folder, '_headers'));
  return (request, response, next) => {
    response.set(headersFor(rules(), request.path));
    next();
  };
};
