type Fields = Record<string, unknown>;

export interface Submission {
  /** What the service reads: `user_id`, `service_id`, `template_id`, `lib_version`. */
  service: Fields;
  /** The fields of the form, as they were received. */
  params: Fields;
}

/** A submission that the service would not accept: the status and the text of its answer. */
export class Rejection extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The service documents "50kb" for all parameters together, as JSON in UTF-8. */
const maxBytes = 50_000;

const dashboard = 'https://dashboard.emailjs.com/admin';

/** The ids that every submission needs, as the service calls them, and where to find them. */
const ids = [
  ['user_id', 'The Public Key', `${dashboard}/account`],
  ['service_id', 'The service ID', dashboard],
  ['template_id', 'The template ID', `${dashboard}/templates`],
] as const;

const serviceFields: readonly string[] = [...ids.map(([field]) => field), 'lib_version'];

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const check = (submission: Submission): Submission => {
  for (const [field, name, page] of ids) {
    const value = submission.service[field];
    if (typeof value !== 'string' || value === '')
      throw new Rejection(400, `${name} is required. To find this ID, visit ${page}`);
  }
  if (Buffer.byteLength(JSON.stringify(submission.params)) > maxBytes)
    throw new Rejection(413, 'Variables size limit. The maximum allowed variables size is 50Kb');
  return submission;
};

/**
 * Reads the JSON body of `/email/send`.
 * @throws A rejection with status 400 for missing ids or parameters that are no object, 413 for
 * more than 50,000 bytes.
 */
export const readJson = (body: unknown): Submission => {
  const { template_params: params, ...service } = isObject(body) ? body : {};
  // The client library sends null for "no parameters".
  const given = params ?? {};
  if (!isObject(given))
    throw new Rejection(
      400,
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
    );
  return check({ service, params: given });
};

/**
 * Reads the multipart body of `/email/send-form`; what the service does not read itself are
 * parameters.
 * @throws A rejection with status 400 for a body that is no form, else as `readJson` does.
 */
export const readMultipart = async (body: unknown, contentType = ''): Promise<Submission> => {
  const isForm = Buffer.isBuffer(body);
  const form = await new Response(isForm ? new Uint8Array(body) : '', {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => {
      throw new Rejection(400, 'Bad Request');
    });
  const fields = [...form].filter(([, value]) => typeof value === 'string');
  const isOfService = ([name]: [string, unknown]) => serviceFields.includes(name);
  return check({
    service: Object.fromEntries(fields.filter(isOfService)),
    params: Object.fromEntries(fields.filter((field) => !isOfService(field))),
  });
};
