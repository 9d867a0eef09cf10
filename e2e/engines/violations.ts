import express, { Router } from 'express';

const reportPath = '/__violations';

/** Path of a page with an inline script that the policy does not know. */
export const inlineScriptPath = '/__intruder';

interface Report {
  'csp-report'?: Record<string, unknown>;
}

/**
 * Lets every engine tell the server what the policy for content refused: the policy is the site's own, with an address for reports.
 *
 * @returns The handler for the server, and what was reports so far.
 */
export const watchViolations = () => {
  const reports: string[] = [];
  const handler = Router();
  const policy = 'Content-Security-Policy';

  handler.use((_request, response, next) => {
    response.setHeader(policy, `${String(response.getHeader(policy))}; report-uri ${reportPath}`);
    next();
  });
  handler.post(reportPath, express.json({ type: () => true }), (request, response) => {
    const { 'csp-report': report = {} } = request.body as Report;
    reports.push(
      `${report['violated-directive']} ${report['blocked-uri']} on ${report['document-uri']}`,
    );
    response.sendStatus(204);
  });
  handler.get(inlineScriptPath, (_request, response) => {
    response.send(
      '<!doctype html><title>x</title><h1>x</h1><script>document.title = "run"</script>',
    );
  });
  return { handler, reports };
};
