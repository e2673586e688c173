import { strFromU8 } from 'fflate';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { parseProject, type OpenedProject } from './parse-project.ts';
import { projectInPdf } from './pdf-attachment.ts';
import { projectLimit } from './project.ts';
import { isLink, readLink } from './read-link.ts';

/** The limit is in bytes and generous: a PDF of 98 nets has less than 200,000. */
export const projectFileLimit = 64 * 2 ** 20;

export function openProjectFile(bytes: Uint8Array): Result<OpenedProject, Problem> {
  if (bytes.length > projectFileLimit) return refuse({ code: 'project/too-large', limit: projectFileLimit });
  // PDF readers accept a file that begins with something else.
  if (strFromU8(bytes.subarray(0, 1024), true).includes('%PDF-')) {
    const text = projectInPdf(bytes);
    if (!text.ok) return text;
    const project = parseProject(text.value);
    // A line number in its JSON would not help the owner of a PDF.
    return project.ok || project.problem.code !== 'project/not-json'
      ? project
      : refuse({ code: 'project/damaged' });
  }
  if (bytes.length > projectLimit) return refuse({ code: 'project/too-large', limit: projectLimit });
  const text = strFromU8(bytes);
  return isLink(text) ? readLink(text) : parseProject(text);
}
