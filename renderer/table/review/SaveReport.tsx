import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileOutcome, useFileOut, useGateway, useScreenLanguage } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { GameReview } from '#shared/records/index.ts';

interface SaveReportProps {
  readonly id: string;
  readonly review: GameReview;
}

/** Saves the review as a PDF or as one page for a browser; says before how long it is. */
export function SaveReport({ id, review }: SaveReportProps) {
  const { t } = useTranslation('table');
  const gateway = useGateway();
  const language = useScreenLanguage();
  const { outcome, save } = useFileOut();
  const [measured, setMeasured] = useState<{ readonly of: GameReview; readonly pages: number }>();
  useEffect(() => {
    let isWanted = true;
    void gateway.call('measureReview', { id, review, language }).then((answer) => {
      if (isWanted && answer.ok) setMeasured({ of: review, pages: answer.value.pages });
    });
    return () => {
      isWanted = false;
    };
  }, [gateway, id, review, language]);
  const saveAs = (format: 'pdf' | 'html') =>
    save(async () => {
      const answer = await gateway.takeFile('exportReview', { id, review, format, language });
      return answer.ok ? ok(answer.value.file) : answer;
    });
  return (
    <section className="review-report" aria-labelledby="review-report">
      <h2 id="review-report">
        {measured?.of === review
          ? t('review.report.pages', { count: measured.pages })
          : t('review.report.save')}
      </h2>
      <span>
        <Button size="small" aria-describedby="review-report" onClick={() => void saveAs('pdf')}>
          {t('review.report.pdf')}
        </Button>
        <Button size="small" aria-describedby="review-report" onClick={() => void saveAs('html')}>
          {t('review.report.html')}
        </Button>
      </span>
      <FileOutcome outcome={outcome} />
    </section>
  );
}
