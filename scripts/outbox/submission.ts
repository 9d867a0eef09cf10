import type { Fields, Submission } from './message';
import { Refusal, tooLarge } from './refusal';

/** The ids that a site must send, from the service's dashboard. */
export interface Account {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/**
 * Largest size of all parameters in bytes, as JSON in UTF-8. The service documents "50kb", which may mean 1000 or 1024 bytes.
 * @see https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
 */
export const maxParameterBytes = 50_000;

const dashboard = 'https://dashboard.emailjs.com/admin';

/** Each id with its key in the account, what the service calls it, its error for an unknown one, and where to find it. */
const ids = [
  ['user_id', 'publicKey', 'The Public Key', 'is invalid', `${dashboard}/account`],
  ['service_id', 'serviceId', 'The service ID', 'not found', dashboard],
  ['template_id', 'templateId', 'The template ID', 'not found', `${dashboard}/templates`],
] as const;

const serviceFields = new Set<string>([
  ...ids.map(([field]) => field),
  'lib_version',
  'accessToken',
]);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checkIds = (service: Fields, account: Account | undefined): void => {
  for (const [field, key, name, unknown, page] of ids) {
    const refuse = (problem: string): never => {
      throw new Refusal(400, `${name} ${problem}. To find this ID, visit ${page}`);
    };
    const value = service[field] ?? '';
    if (value === '') refuse('is required');
    if (typeof value !== 'string') refuse('is invalid');
    if (account && value !== account[key]) refuse(unknown);
  }
};

const checkSize = (params: Fields): void => {
  if (Buffer.byteLength(JSON.stringify(params)) > maxParameterBytes) throw tooLarge();
};

/**
 * Checks a body of `/api/v1.0/email/send` as the service does, in its words where they are known. Without an account any ids are valid.
 * @param body The parsed JSON; anything but an object has no fields.
 * @throws A refusal with status 400 for missing or wrong ids and parameters, 413 for too many parameters.
 */
export const readSubmission = (body: unknown, account?: Account): Submission => {
  const { template_params: params, ...service } = isObject(body) ? body : {};
  checkIds(service, account);
  // The client library sends null for "no parameters".
  const given = params ?? {};
  if (!isObject(given)) {
    throw new Refusal(
      400,
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
    );
  }
  checkSize(given);
  return { variant: 'send', service, params: given };
};

/**
 * Checks the fields of `/api/v1.0/email/send-form`: those that the service does not read are parameters.
 * @throws A refusal, as `readSubmission` does.
 */
export const readFormSubmission = (fields: Fields, account?: Account): Submission => {
  const pick = (isOfService: boolean): Fields =>
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => serviceFields.has(name) === isOfService),
    );
  const [service, params] = [pick(true), pick(false)];
  checkIds(service, account);
  checkSize(params);
  return { variant: 'send-form', service, params };
};
